import { parseRanges } from './scripts/phones/parse-ranges';
import { readFolder } from './scripts/read-rows';
const t=Date.now();
readFolder(new URL('./domain/phones/', import.meta.url), (open) => parseRanges(open('ranges.tsv')));
console.log(Date.now()-t,'ms');
