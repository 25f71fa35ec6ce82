import type { PageHead } from '../../http/page-head.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { LinkPreview } from './link-preview.ts';

/** What messengers and forums read of a link, in the words of Open Graph and of Twitter. */
export function sharePageHead({ title, description, alt }: LinkPreview, address: string): PageHead {
  const image = `${address}/preview.png`;
  const property = {
    'og:site_name': 'Bridge Review',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  };
  const name = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': alt,
  };
  return {
    title: `${title} · Bridge Review`,
    description,
    tags: [...tagsOf('property', property), ...tagsOf('name', name)].join('\n    '),
  };
}

const tagsOf = (key: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(
    ([name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}" />`,
  );
