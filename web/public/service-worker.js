// Makes the product installable, and shows a page of its own where there is no network. It keeps nothing else: games
// and comments belong to whoever is signed in, and the browser caches the files of a version by itself. See
// docs/decisions/0109.
const CACHE = 'offline-2';
const OFFLINE = '/offline.html';
const OFFLINE_SCRIPT = '/offline.js';

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([OFFLINE, OFFLINE_SCRIPT]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const prepare = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    // The page is fetched while this worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(prepare());
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageOf(event));
  else if (pathname === OFFLINE_SCRIPT) event.respondWith(kept(OFFLINE_SCRIPT));
});

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(OFFLINE);
  }
}

const kept = async (path) => (await caches.match(path)) ?? Response.error();
