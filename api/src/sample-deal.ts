/** A board of the sample game, which the page of those who have no games shows. */
export const sampleDeal = {
  board: 5,
  dealer: 'N',
  vulnerability: 'NS',
  deal: 'N:Q86.KQT76.AQ3.Q2 75.J98.9874.AJ86 AKT3.542.T652.K5 J942.A3.KJ.T9743',
} as const;
