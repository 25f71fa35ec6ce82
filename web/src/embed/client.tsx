import './embed.css';
import type { EmbedInput } from '@bridge-review/api/embed-input';
import { hydrateRoot } from 'react-dom/client';
import { Embed } from './embed.tsx';

function start(): void {
  const root = document.getElementById('root');
  const data = document.getElementById('data');
  if (root === null || data === null) return;
  hydrateRoot(root, <Embed input={JSON.parse(data.textContent) as EmbedInput} />);
  // For tests: buttons do nothing before.
  root.dataset['ready'] = '';
}

// After the first paint, which needs no script and would wait for this one.
requestAnimationFrame(() => setTimeout(start));
