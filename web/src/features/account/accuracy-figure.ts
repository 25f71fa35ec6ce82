/** A rounded percent; null, shown as N/A, where there is nothing above 0 to show. */
export const accuracyFigure = (average: number | null): number | null =>
  average !== null && average > 0 ? Math.round(average) : null;
