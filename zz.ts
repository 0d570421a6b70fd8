import { planRun } from '#features/hooks/engine/write-hooks.ts';
import { readContext } from '#features/hooks/engine/context.ts';
const [t, b, c] = process.argv.slice(2); const inp = { topic: t!, businessDescription: b ?? '', idealCustomer: c ?? '' }; const x: any = readContext(inp).topic;
console.log(x.shape, '| np', x.np?.text, '/', x.np?.core, '| mod', x.mod, '| vp', x.verb?.vp, '| wh', x.wh?.text, '| q', x.question?.text, '| st', x.statement, '| bad', JSON.stringify(x.bad), '| list', JSON.stringify(x.list), x.topicClass);
for (const s of planRun({ ...inp, seed: 1 }).slots) console.log('   ', s.text);
