// A benchmark, not a test: `npm run bench:site -- --help`.
import {readdirSync, rmSync} from 'node:fs';
import {writeWhole} from '../../content/write-whole.ts';
import {ensureBrowser} from '../setup/browser.ts';
import {scriptCommand} from '../setup/command-line.ts';
import {serveSite} from '../site/server.ts';
import {INTENT_BUDGET, pagesToMeasure} from './pages.ts';
import {auditRows, embedRows, touchRows, weightRows} from './report.ts';
import type {Rows} from './report.ts';

const options = scriptCommand(
  'npm run bench:site --',
  'Builds the site and copies of it with more studies, and measures pages on a slowed phone.',
)
  .option('--growth <counts>', 'how many studies the copies have; empty for none', '10,50,200')
  .option('--runs <count>', 'audits of each page', '5')
  .option('--against <folder>', 'another build, measured side by side')
  .option('--json <file>', 'writes the numbers as well')
  .option('--skip-build', 'takes the build that is there')
  .parse()
  .opts();
const runs = Number(options.runs);

const builds = options.skipBuild ? [] : [await build('.')];
const pages = await measurePages();
for (const count of options.growth.split(',').filter(Boolean)) builds.push(await buildGrown(count));
show(
  'Build; budget: 20 s with 1 study, 60 s with 50, 100 s and 2,500 MB with 200',
  Object.fromEntries(builds.entries()),
);
if (options.json) writeWhole(options.json, `${JSON.stringify({builds, pages}, null, 2)}\n`);

function show(title: string, rows: Rows) {
  console.log(`\n${title}`);
  console.table(rows);
}

async function build(folder: string) {
  const {measuredBuild} = await import('./measured-build.ts');
  const studies = studiesIn(folder);
  console.log(`Building a site of ${studies} studies.`);
  const {seconds, cpuSeconds, peakMb} = await measuredBuild(folder);
  return {
    studies,
    seconds: Math.round(seconds),
    'CPU seconds': cpuSeconds === null ? 'unknown' : Math.round(cpuSeconds),
    'peak MB': peakMb === null ? 'unknown' : Math.round(peakMb),
    'HTML files': htmlFilesIn(`${folder}/build`),
  };
}

async function buildGrown(count: string) {
  const {copyWithStudies} = await import('./generate-studies.ts');
  const folder = await copyWithStudies(process.cwd(), Math.max(0, Number(count) - studiesIn('.')));
  try {
    return await build(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function studiesIn(folder: string) {
  const entries = readdirSync(`${folder}/src/studies`, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).length;
}

function htmlFilesIn(folder: string) {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((name) => name.endsWith('.html')).length;
}

async function measurePages() {
  const [{chromium}, {audit}, {embeds}, {machine}, {touch}, {weigh}] = await Promise.all([
    import('@playwright/test'),
    import('./audit.ts'),
    import('./embeds.ts'),
    import('./machine.ts'),
    import('./touch.ts'),
    import('./weigh.ts'),
  ]);
  const chromePath = await ensureBrowser();
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const roots = ['build', ...(options.against ? [options.against] : [])];
  const sites = await Promise.all(roots.map((root) => serveSite({root, encodings: ['gzip']})));
  const [{origin}] = sites;
  const built = pagesToMeasure('build');
  try {
    const weighed = [];
    for (const page of built)
      weighed.push({page, weights: await weigh(browser, origin + page.path)});
    show('Bytes over the wire (gzip, headers included, empty cache)', weightRows(weighed));
    const {appKb, liveChartKb} = INTENT_BUDGET;
    console.log(
      `budget after intent: ${appKb} kB for the application, ${liveChartKb} kB for the first live chart`,
    );

    const audited = [];
    for (const page of runs > 0 ? built : [])
      audited.push({page, marks: await audit(origin + page.path, {runs, chromePath})});
    show(`Lighthouse, mobile preset, median of ${runs} (lowest–highest)`, auditRows(audited));

    const times = Math.max(1, runs);
    const touched = [];
    for (const site of sites)
      touched.push({
        ...(await touch(browser, site.origin, times)),
        ...(await machine(browser, site.origin, times)),
      });
    const phone = `a slowed phone (CPU ×¼, 1.6 Mbit/s, 150 ms), median of ${times}`;
    show(`First touch on ${phone}`, touchRows(touched[0], touched[1]));

    const embedded = await embeds(browser, origin, times);
    show(`One figure in a page of another origin, on ${phone}`, embedRows(embedded));
    return {weighed, audited, touched, embedded};
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}
