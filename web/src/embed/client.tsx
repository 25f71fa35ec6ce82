import './embed.css';
import type { EmbedInput } from '@bridge-review/api/embed-input';
import { hydrateRoot } from 'react-dom/client';
import { Embed } from './embed.tsx';

const root = document.getElementById('root');
const data = document.getElementById('data');
if (root !== null && data !== null) {
  hydrateRoot(root, <Embed input={JSON.parse(data.textContent) as EmbedInput} />);
}
