import { paths } from '#platform/paths.ts';

/** Documents and the application show this inside their `main`. It has plain links and needs no script. */
export function NotFound() {
  const link = 'underline underline-offset-4 decoration-line hover:decoration-current';
  return (
    <div className="flex max-w-xl flex-col gap-6 py-4 sm:py-10">
      <div aria-hidden className="ruler w-40 text-soft" />
      <h1 className="font-heading text-4xl font-extrabold tracking-tight sm:text-5xl">Page Not Found</h1>
      <p className="text-lg text-balance text-soft">
        The page you're looking for doesn't exist. Here are some helpful links:
      </p>
      <ul className="grid gap-2 text-lg">
        <li>
          <a className={link} href={paths.home}>
            Home
          </a>
        </li>
        <li>
          <a className={link} href={paths.dashboard}>
            Dashboard
          </a>
        </li>
        <li>
          <a className={link} href={paths.settings}>
            Settings
          </a>
        </li>
      </ul>
      <a
        href={paths.home}
        className="inline-flex h-12 w-fit items-center rounded-lg bg-primary px-5 font-semibold text-on-primary focus-visible:outline-2 focus-visible:outline-offset-2"
      >
        Back to Home
      </a>
    </div>
  );
}
