// What `index.html` and `main.tsx` bring along.
import '../base/zod-config.ts';
import '../ui/styles.css';

document.documentElement.dataset['theme'] = 'system';
document.title = 'Bridge Review';
