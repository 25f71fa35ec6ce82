// Comes before whatever imports React.
import './without-developer-tools.ts';
import './without-owner-stacks.ts';
// What `index.html` and `main.tsx` bring along.
import '../base/zod-config.ts';
import '../ui/styles.css';

document.documentElement.dataset['theme'] = 'system';
document.title = 'Bridge Review';

// Vitest reads this text as part of a button's name. Browsers do not: it only reserves room.
const style = document.head.appendChild(document.createElement('style'));
style.textContent = '.reserve::after { content: none !important; }';
