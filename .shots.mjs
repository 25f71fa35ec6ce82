import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { provideChromium } from './scripts/chromium.mjs';
await provideChromium();
const url = readFileSync('/tmp/ana-shots/url','utf8');
const { rich, lesson, ada } = JSON.parse(readFileSync('/tmp/ana-shots/seeded.json','utf8'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const only = process.argv.slice(2);
const sizes = [[1280,'light'],[390,'light'],[1280,'dark'],[390,'dark']];
const shot = async (page, name, w, scheme, loc) => {
  const path=`/tmp/ana-shots/${name}-${w}-${scheme}.png`;
  if (loc) await loc.screenshot({ path }); else await page.screenshot({ path, fullPage: true });
  console.log(path);
};
for (const [w, scheme] of sizes) {
  if (only.length && !only.includes(`${w}-${scheme}`)) continue;
  const ctx = async (email) => {
    const c = await browser.newContext({ viewport: { width: w, height: w===390?844:900 }, colorScheme: scheme, baseURL: url, locale: 'en-GB', reducedMotion:'reduce' });
    const page = await c.newPage();
    const r = await page.request.post('/api/login', { data: { email, password: 'two hearts doubled' } });
    if (!r.ok()) throw new Error(await r.text());
    return { c, page };
  };
  const a = await ctx('ada@x.example');
  const p = a.page;
  for (const [name, id] of [['hand', rich.hands[1].id]]) {
    await p.goto(`/hands/${id}`);
    const card = p.getByRole('region', { name: 'Analysis', exact: true });
    const odds = p.getByRole('region', { name: 'Contract odds' });
    await card.waitFor();
    await p.waitForTimeout(500);
    await shot(p,'hidden',w,scheme,card);
    await p.getByRole('button',{name:'Show analysis'}).click();
    await p.getByRole('table',{name:/^Tricks for each/}).waitFor({timeout:60000});
    await p.getByText(/cards? cost tricks|No card cost/).waitFor({timeout:90000});
    await shot(p,'shown-page',w,scheme);
    await p.getByRole('button', { name: 'Card forward' }).focus();
    for (let i=0;i<9;i++) await p.keyboard.press('ArrowRight');
    await p.waitForTimeout(2500);
    await shot(p,'values',w,scheme,p.getByRole('region',{name:'The deal'}));
    const c = p.locator('[data-card]:not([data-best])'); const n = await c.count();
    await (n ? c.first() : p.locator('[data-card]').first()).click();
    await p.waitForTimeout(2500);
    await shot(p,'ownline',w,scheme,p.getByRole('region',{name:'The deal'}));
    await shot(p,'ownline-tricks',w,scheme,p.getByRole('region',{name:'Your own line'}));
    await p.getByRole('button',{name:'Back to the play as it was'}).click();
    await shot(p,'mistakes',w,scheme,p.getByRole('region',{name:'Play in the file'}));
    await odds.scrollIntoViewIfNeeded();
    await shot(p,'odds-idle',w,scheme,odds);
    await odds.getByRole('button',{name:'Deal samples'}).click();
    await p.waitForTimeout(3000);
    await shot(p,'odds-running',w,scheme,odds);
    await odds.getByRole('button',{name:'Stop'}).click();
    await p.waitForTimeout(300);
    await shot(p,'odds-stopped',w,scheme,odds);
    if (w===1280 && scheme==='light') {
      await odds.getByRole('button',{name:'Go on'}).click();
      await odds.getByRole('button',{name:'Deal more'}).waitFor({timeout:240000}).catch(()=>console.log('not done'));
      await shot(p,'odds-done',w,scheme,odds);
    }
  }
  await p.goto(`/hands/${lesson.hands[0].id}`);
  await p.getByRole('button',{name:'Show analysis'}).click();
  await p.waitForTimeout(400);
  await shot(p,'impossible',w,scheme,p.getByRole('region', { name: 'Analysis', exact: true }));
  await p.goto(`/games/${rich.game.id}`);
  await p.getByRole('region',{name:'Your bidding in this game'}).waitFor({timeout:60000});
  await p.waitForTimeout(400);
  await shot(p,'game',w,scheme);
  await p.getByRole('button',{name:'Worst boards first'}).click();
  await shot(p,'game-worst',w,scheme,p.getByRole('region',{name:'Your bidding in this game'}));
  await p.goto('/account?tab=stats'); await p.getByRole('list',{name:'Boards that cost most'}).waitFor(); await p.waitForTimeout(300);
  await shot(p,'stats-many',w,scheme);
  await a.c.close();
  for (const [who,name] of [['cleo','one'],['none','none']]) {
    if (who==='none') { const c = await browser.newContext({ viewport:{width:w,height:844}, colorScheme:scheme, baseURL:url, reducedMotion:'reduce'}); const page=await c.newPage(); await page.request.post('/api/register',{data:{email:`none${Date.now()}@x.example`,password:'two hearts doubled',firstName:'Eve',lastName:'Teal',displayName:'Eve Teal'}}); await page.goto('/account?tab=stats'); await page.waitForTimeout(800); await shot(page,'stats-none',w,scheme); await c.close(); continue; }
    const b = await ctx(`${who}@x.example`);
    await b.page.goto('/account?tab=stats'); await b.page.waitForTimeout(1200);
    await shot(b.page,`stats-${name}`,w,scheme); await b.c.close();
  }
}
await browser.close();
