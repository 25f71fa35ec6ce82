import { type CardStyle as Style, defaultCardStyle } from '@bridge-review/api/card-style';
import { type ReactNode, useLayoutEffect } from 'react';
import { showCardAttributes } from '../ui/card-attributes.ts';
import { CardTextContext } from '../ui/card-text-context.ts';

/** Shows cards as the user wants them; visitors see the defaults. */
export function CardStyle({
  style = defaultCardStyle,
  children,
}: {
  style?: Style | undefined;
  children: ReactNode;
}) {
  useLayoutEffect(() => showCardAttributes(style), [style]);
  return <CardTextContext value={style}>{children}</CardTextContext>;
}
