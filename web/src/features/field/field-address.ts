import { type FieldGroup, type FieldMeasure, fieldMeasures, playedRoles } from '@bridge-review/api/field';
import { paths } from '@bridge-review/api/page-paths';
import { queryOf, readView, type StatsView } from '../stats/stats-address.ts';

/** What the page of results is filtered by, as its URL says it. Empty is all, or the server's choice. */
export interface FieldView extends StatsView {
  readonly role: '' | NonNullable<FieldGroup['role']>;
  readonly measure: '' | FieldMeasure;
}

export const readFieldView = (params: URLSearchParams): FieldView => ({
  ...readView(params),
  role: playedRoles.find((role) => role === params.get('role')) ?? '',
  measure: fieldMeasures.find((measure) => measure === params.get('measure')) ?? '',
});

/** The query of a view. */
export const fieldQueryOf = ({ role, measure, ...view }: FieldView, now: Date) => ({
  ...queryOf(view, now),
  ...(role !== '' && { role }),
  ...(measure !== '' && { measure }),
});

/** Beside the filters, what a figure is of. */
export type FieldGroupText = {
  readonly [Key in Exclude<keyof FieldGroup, 'since' | 'measure'>]?: string | undefined;
};

/** Where the boards behind a figure are listed: the view's filters, and the group. */
export function fieldBoardsAddress(
  view: FieldView,
  group: FieldGroupText & { readonly measure: FieldMeasure },
): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...view, ...group })) {
    if (value !== undefined && value !== '') params.set(key, value);
  }
  return `${paths.resultsBoards}?${params.toString()}`;
}
