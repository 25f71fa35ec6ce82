import { sampleDeal } from '@bridge-review/api/sample-deal';
import type { InventedBoard } from './invented-record.ts';

/** Invented, like everything else here. Each pair is North and South, or East and West. */
export const pairsNS = [
  ['Nell Harrow', 'Piet Somers'],
  ['Ines Calder', 'Otto Brandt'],
  ['Maud Fenwick', 'Hugo Vance'],
] as const;
export const pairsEW = [
  ['Rosa Quill', 'Jasper Thorne'],
  ['Lena Marsh', 'Colm Tierney'],
  ['Vera Stroud', 'Abel Winter'],
] as const;

/** From board 1. Dealer and vulnerability follow from the number. */
export const sampleBoards: readonly Omit<InventedBoard, 'number'>[] = [
  {
    deal: 'N:AQ7.63.K542.AJ63 532.K74.QT876.KT KJT98.T9.J3.Q942 64.AQJ852.A9.875',
    tables: [
      {
        calls: '1D Pass 1S 2H Double 3H 3S Pass Pass Pass',
        tricks: 9,
        cards:
          'HA H3 H4 H9 DA D2 D6 D3 H2 H6 HK HT S2 S8 S4 S7 SK S6 SQ S3 S9 H5 SA S5 CA CT C2 C5 DK D7 DJ D9 C3 CK C4 C7 H7 ST H8 D4 SJ C8 D5 D8 C9 HJ C6 DT CQ HQ CJ DQ',
      },
      { calls: '1NT Pass 2H Pass 2S Pass Pass 3H Pass Pass Pass', tricks: 9 },
      { calls: '1D Pass 1S 2H Pass 3H Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    deal: 'N:983.T9753.92.Q74 KT5.AJ42.KQ73.AT Q2.86.A864.KJ532 AJ764.KQ.JT5.986',
    tables: [
      {
        calls: '1NT Pass 2H Pass 2S Pass 3NT Pass 4S Pass Pass Pass',
        tricks: 11,
        cards:
          'H8 HQ H3 H2 SA S3 S5 S2 HK H5 H4 H6 S4 S8 ST SQ DA D5 D2 D3 CK C6 C4 CA SK C2 S6 S9 HA C3 C8 H7 DK D4 DT D9 HJ C5 C9 H9 D7 D8 DJ C7 S7 HT CT D6 SJ CQ DQ CJ',
      },
      { calls: '1NT Pass 2H Pass 2S Pass 3NT Pass Pass Pass', tricks: 10 },
      { calls: '1NT Pass 2H Pass 2S Pass 2NT Pass Pass Pass', tricks: 10 },
    ],
  },
  {
    deal: 'N:AQ54.AJ54.K98.64 3.KT932.QT753.T3 KJT87..A62.AKQJ8 962.Q876.J4.9752',
    tables: [
      { calls: '1S Pass 2NT Pass 3H Pass 4D Pass 6S Pass Pass Pass', tricks: 13 },
      { calls: '1S Pass 2D Pass 3C Pass 3S Pass 4NT Pass 5S Pass 7S Pass Pass Pass', tricks: 13 },
      { calls: '1S Pass 4S Pass Pass Pass', tricks: 13 },
    ],
  },
  {
    deal: 'N:Q65.92.QT876.A97 94.K764.J92.KQJT J873.QT3.K543.64 AKT2.AJ85.A.8532',
    tables: [
      { calls: '1C Pass 1H Pass 3H Pass 4H Pass Pass Pass', tricks: 11 },
      { calls: '1C Pass 1H Pass 2H Pass Pass Pass', tricks: 10 },
      { calls: '1C Pass 1NT Pass 2NT Pass 3NT Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    deal: sampleDeal.deal,
    tables: [
      {
        calls: '1H Pass 1S Pass 1NT Pass 3H Pass 4H Pass Pass Pass',
        tricks: 10,
        cards:
          'D9 D2 DJ DQ C2 C6 CK C3 SA S2 S6 S5 SK S4 S8 S7 H2 H3 HQ H8 HK H9 H4 HA DK DA D4 D5 H6 HJ H5 C4 CA C5 C7 CQ D7 DT S9 D3 S3 SJ SQ D8 H7 C8 D6 C9 HT CJ ST CT',
      },
      { calls: '1NT Pass 2C Pass 2H Pass 3NT Pass Pass Pass', tricks: 8 },
      { calls: '1H Pass 3H Pass Pass Pass', tricks: 11 },
    ],
  },
  {
    deal: 'N:9.AKT95.T98.AT54 KQJT84.7.A654.K8 A752.Q6432.Q2.Q9 63.J8.KJ73.J7632',
    tables: [
      {
        calls: '1S Pass Pass 2H 2S 4H Pass Pass Pass',
        tricks: 9,
        cards:
          'SK SA S3 S9 H2 H8 H9 H7 HA S4 H3 HJ HK D4 H4 C2 CA C8 C9 C3 C4 CK CQ C6 DA D2 D3 D8 D5 DQ DK D9 S6 H5 S8 S2 C5 D6 S5 C7 D7 DT ST S7 HT SJ H6 DJ CT SQ HQ CJ',
      },
      { calls: '1S Pass 1NT 2H 2S 4H Pass Pass 4S Double Pass Pass Pass', tricks: 9 },
      { calls: '1S Pass 1NT 2H 2S 3H Pass Pass Pass', tricks: 10 },
    ],
  },
  {
    deal: 'N:Q62.K964.Q52.954 AJ8.7.AK63.KJ762 K95.A8532.T9.A83 T743.QJT.J874.QT',
    tables: [
      { calls: 'Pass Pass Pass 1C 1H Pass 2H Double Pass 3D Pass Pass Pass', tricks: 9 },
      { calls: '1H Pass 2H Double Pass 2S Pass Pass Pass', tricks: 7 },
      { calls: '1H Pass 2H 3C 3H Pass Pass Pass', tricks: 7 },
    ],
  },
  {
    deal: 'N:K5.J974.A953.J42 AQ864.85.KJ4.A97 T72.Q6.Q862.KT53 J93.AKT32.T7.Q86',
    tables: [
      {
        calls: 'Pass Pass 1S Pass 3S Pass 4S Pass Pass Pass',
        tricks: 10,
        cards:
          'HQ HK H4 H5 HA H7 H8 H6 S3 S5 SQ S2 SA S7 S9 SK CA C3 C6 C2 S4 ST SJ D3 H2 H9 S6 D2 DK D6 D7 DA C4 C7 CT CQ DT D5 D4 DQ CK C8 CJ C9 C5 H3 D9 S8 DJ D8 HT HJ',
      },
      { calls: 'Pass Pass 1S Pass 3S Pass Pass Pass', tricks: 9 },
      { calls: '1H Pass 1S Pass 2S Pass 4S Pass Pass Pass', tricks: 9 },
    ],
  },
];
