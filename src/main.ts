import { ConfigError } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { startProduct } from './product.ts';

/** The process: starts the product, closes it in order when asked to, and says what went wrong in one sentence. */
try {
  const product = await startProduct(process.env);
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    product.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  process.on('disconnect', close);
} catch (error) {
  if (error instanceof StartError || error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
