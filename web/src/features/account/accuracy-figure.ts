/** A rounded percent; null, shown as N/A, if it is not above 0. */
export const accuracyFigure = (average: number | null): number | null =>
  average !== null && average > 0 ? Math.round(average) : null;
