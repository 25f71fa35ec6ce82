import { pageMeta } from './page-meta.ts';

export const SUPPORT_EMAIL = pageMeta('support-email') ?? 'support@example.org';
