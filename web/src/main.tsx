import './base/zod-config.ts';
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchPage } from './app/lazy-pages.tsx';
import { storedUser } from './features/auth/other-tabs.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
if (storedUser()) prefetchPage(location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
