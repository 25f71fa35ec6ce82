import './base/zod-config.ts';
import './ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchPage } from './app/lazy-pages.tsx';
import { hasFirstAnswers } from './base/first-answers.ts';
import { storedUser } from './features/auth/other-tabs.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

// The first rendering is long work on a phone; as a transition it leaves room for input in between.
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

// Where the data has come with the document, the page's file is on its way too: what is shown first is the page, and
// never a wait that gives way to it.
if (hasFirstAnswers()) void prefetchPage(location.pathname).then(render);
else {
  if (storedUser()) void prefetchPage(location.pathname);
  render();
}
