import type { UserType } from '@bridge-review/api/user';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { TYPE_TEXT } from './type-text.ts';

const TONES: Record<UserType, BadgeTone> = { player: 'plain', admin: 'info', test: 'warn' };

export const UserTypeBadge = ({ type }: { type: UserType }) => (
  <Badge tone={TONES[type]}>{TYPE_TEXT[type]}</Badge>
);
