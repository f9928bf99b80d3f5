import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createLanguageCore } from './src/islands/editor/language/language-core.ts';
import { expandBundle, findBundles, type LanguageManifest } from './src/core/editor/language/manifest.ts';
import { prepareLanguageFiles } from './src/node/editor/language-files.ts';
import { flattenImports } from './src/core/demo/sandbox.ts';
import { toJavaScriptName, type DemoSources, type SourceFile } from './src/core/demo/demo.ts';
const folder = await prepareLanguageFiles();
const man: LanguageManifest = JSON.parse(readFileSync(folder+'/x/editor-language.json','utf8'));
const bundles = new Map<string, Map<string,string>>();
const getBundle = (n: string) => { let b = bundles.get(n); if (!b) { b = expandBundle(JSON.parse(readFileSync(folder+man.bundles[n]!.path,'utf8'))); bundles.set(n,b);} return b; };
const root='dist/x/demo-source';
const only = process.argv[2] ?? '';
const ids = readdirSync(root,{recursive:true,encoding:'utf8'}).filter(f=>f.endsWith('.json') && !f.includes('/datasets/') && !/\.(date-fns|luxon|moment)\.json$/.test(f) && f.startsWith(only)).sort();
console.log(ids.length);
const lang = (process.argv[3] ?? 'TS') as 'TS'|'JS';
const groups = new Map<string, {id:string; files:{name:string;code:string}[]}[]>();
for (const id of ids) {
  const d: DemoSources = JSON.parse(readFileSync(path.join(root,id),'utf8'));
  d.variants.forEach((v) => {
    const shared = v.shared.map(s => JSON.parse(readFileSync(path.join(root,s+'.json'),'utf8')) as SourceFile);
    const dir = `${id.replace(/\.json$/,'').replace(/\W+/g,'-')}-${v.styling.replace(' ','')}/`;
    const files = [...v.files, ...shared].map(f => ({ name: dir + (lang==='JS'?toJavaScriptName(f.name):f.name), code: flattenImports((lang==='JS'?f.sources.JS:undefined ?? f.sources.TS)?.code ?? f.sources.TS.code) }));
    const text = files.map(f=>f.code).join('\n');
    const sig = /declare (module|global)/.test(text) ? dir : [...new Set([...text.matchAll(/@mui\/[\w-]+\/(Adapter\w+|themeAugmentation)/g)].map(m=>m[0]))].sort().join();
    groups.set(sig, [...(groups.get(sig)??[]), {id: dir, files}]);
  });
}
console.log('groups', groups.size);
const codes: Record<string, number> = {}; const examples: string[] = [];
let total=0; const t0=Date.now();
const core = createLanguageCore(ts);
const loaded = new Set<string>();
for (const [sig, demos] of groups) {
  const files = demos.flatMap(d=>d.files);
  const need = findBundles(files.map(f=>f.code), man).filter(n=>!loaded.has(n));
  for (const n of need) { loaded.add(n); core.addDeclarations(getBundle(n)); }
  core.setFiles(files);
  const t=Date.now();
  const ps = core.getProblems();
  total+=ps.length;
  console.log(demos.length, sig.slice(0,100), ps.length, Date.now()-t);
  for (const p of ps) { codes[p.code]=(codes[p.code]??0)+1; examples.push(`${p.file}:${p.line}:${p.column} TS${p.code} ${p.message}`); }
}
console.log(total, codes, Date.now()-t0, process.memoryUsage().rss/1e6);
writeFileSync('/tmp/w/lang/problems-'+lang+'.txt', examples.join('\n\n'));
