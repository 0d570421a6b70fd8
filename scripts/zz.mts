import fs from 'node:fs';
import { openBook } from '#features/hooks/book/book.ts';
import { writeOffline } from '#features/hooks/write/write-offline.ts';
import { score } from '#features/hooks/ranker/ranker.ts';
const book=openBook(fs.readFileSync('dist/server/book.bin'));
const inputs=JSON.parse(fs.readFileSync('/work/shared/hookbook/inputs-dev.json','utf8'));
for (let rep=0;rep<12;rep++) for (const x of inputs) writeOffline({topic:x.topic,point:null,angles:[],businessDescription:x.business_description??'',idealCustomer:x.ideal_customer??'',firstName:null,history:{lineIds:[],hooks:[]},seed:rep},{book,uses:new Map(),score});
