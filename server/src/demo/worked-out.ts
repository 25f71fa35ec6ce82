// Written by scripts/work-out-demo.mjs.
import type { WorkedOut } from './fill-demo.ts';

export const workedOut: WorkedOut = {
  plays: {
    'match 9 0':
      'DA D6 D2 D7 SJ S2 S3 S4 D3 D8 DQ D9 C2 C5 C4 CK HK HT H3 H7 SA S8 S5 S6 H2 C3 H4 HA S7 SK SQ S9 H6 C6 H5 D5 H9 C7 H8 CT DT D4 DJ DK ST HQ C8 C9 CA CJ HJ CQ',
    'match 9 1':
      'C2 C5 C4 CK HK HT H3 H7 SA S3 S4 S6 H2 C3 H4 HA DA D6 D2 D7 SJ S2 S8 S5 D3 D8 DQ D9 C6 C9 CT CA H6 C7 H5 D5 H9 D4 H8 S7 DT C8 DJ DK ST SK SQ S9 HQ CJ HJ CQ',
    'match 10 0':
      'C4 C5 CK C2 S4 SK S8 S2 C3 C8 CA C6 S3 S7 ST SJ H4 H2 H8 H9 HK H7 D2 HA D6 D9 DQ D3 CQ S5 C7 CJ C9 D5 HT HQ H3 HJ S6 D7 D4 DA DK DT S9 SQ H5 D8 H6 CT DJ SA',
    'match 10 1':
      'D9 DQ DA D6 D2 D7 DT D4 HK H4 H2 H8 H3 H7 S2 HT S4 SK S8 S3 C2 C4 C5 C6 S7 ST SJ S5 C8 CA C7 C3 D3 DK H5 D8 SQ H6 C9 S6 CK CJ CT D5 SA H9 HJ S9 HA HQ CQ DJ',
    'match 11 0':
      'SA S4 S6 S2 H3 H5 H2 H4 HK H6 H8 H7 C2 C7 C5 C4 D2 D5 D7 DJ C3 CJ CK C6 HJ H9 HQ D3 S7 S8 SQ SK HA S9 D4 HT S3 ST SJ D6 D8 DA S5 DK C9 C8 CT DT CA DQ D9 CQ',
    'match 11 1':
      'H2 H4 H3 H5 HK H6 H8 H7 C2 C7 C5 C4 D2 D5 D7 DJ S4 S6 SQ SK S3 S9 SJ S2 D3 D6 C6 DK C3 CJ CK C8 HJ H9 HQ D4 S7 S8 D9 SA HA CT D8 HT S5 ST DT C9 CA DQ DA CQ',
    'match 12 0':
      'DJ D7 D2 DQ CA C9 C3 C8 CK H2 C4 CJ C2 H4 C6 D5 SA S5 S2 S7 S3 SQ S4 D4 H7 H3 H5 HA S6 ST SJ D6 C5 H9 S8 H8 D3 DT DA D8 H6 HT C7 HJ CT HK S9 D9 CQ DK SK HQ',
    'match 12 1':
      'D2 D3 DT D7 H2 HA H7 H3 SA S5 S2 S7 S3 SQ S4 H4 D5 DQ D4 DA C3 C8 CT C9 CA H5 C4 CJ SJ D6 S6 ST CK H9 C6 H8 C2 HJ H6 D8 C5 DJ S8 HT S9 D9 C7 HK SK HQ CQ DK',
    'match 13 0':
      'H3 HJ H5 H2 DA D2 D5 D3 S4 S3 SA SK C9 C3 C5 CA S5 S2 H4 S7 CK C2 H6 C4 C6 D4 D6 C8 D8 DK D9 D7 CQ S6 S8 CJ C7 H7 HT H8 CT S9 DJ DT SJ ST SQ DQ HK HA HQ H9',
    'match 13 1':
      'S3 SA SK S4 H2 H3 HJ H5 CK CA C9 C3 D2 D5 D3 DK C5 C2 S2 C8 H4 HQ H7 H6 C6 S5 D6 CJ HA C7 H9 HT C4 CT D4 D7 S7 S6 S8 D8 DJ DT DA D9 SJ S9 SQ H8 HK DQ CQ ST',
    'match 14 0':
      'H3 H2 HK H8 H4 H9 H5 H6 CJ CQ C2 C5 D4 D5 DA DJ H7 HT S6 HA C4 C8 C3 C6 D2 DK D6 D7 HQ D8 S2 S3 S9 SJ SA S4 S5 S8 HJ SQ CA CK S7 C9 C7 DQ ST D3 CT SK DT D9',
    'match 14 1':
      'H3 H2 HK H8 H4 H9 H5 H6 CJ CQ C2 C5 D4 D5 DA DJ H7 HT S6 HA C4 C8 C3 C6 D2 DK D6 D7 HQ D8 S2 S3 S9 SJ SA S4 S5 S8 HJ SQ CA CK S7 C9 C7 DQ ST D3 CT SK DT D9',
    'match 15 0':
      'DK DA D2 D6 CA C4 C3 C5 CK C6 C8 C7 S2 S3 S7 S4 H2 H4 HK H3 H6 H7 HA H5 H9 HT ST H8 SK SJ SA S5 S8 S6 D3 D5 S9 D4 D7 D8 C9 CT CQ CJ C2 HJ D9 HQ DT DJ SQ DQ',
    'match 15 1':
      'DK DA D2 D6 CA C4 C3 C5 D3 D5 D9 DQ H4 H6 H3 H2 CK C6 C8 C7 S2 S3 S7 S4 S8 S5 SK SJ D7 D8 S9 D4 H9 H5 HK H7 ST H8 SQ S6 C9 CT CQ CJ C2 HJ SA HT HA HQ DT DJ',
    'match 16 0':
      'H4 H6 H2 H3 S2 S8 S7 S3 CA C6 C5 C2 D3 D2 DA D5 C7 CQ CK CJ C3 D6 D4 S4 S5 S9 ST SJ H5 H8 H9 HQ DQ D7 D8 DT DJ D9 DK C4 S6 C8 SA SK SQ H7 HJ C9 HK HT HA CT',
    'match 16 1':
      'CA C6 C5 C2 H2 H3 H4 H6 S2 S8 S7 S3 D3 D2 D4 D5 S4 S9 SA SJ HK H5 H8 H9 D6 D7 DK DT S5 C3 ST SK H7 HA C4 HQ HJ C8 DJ HT S6 C9 SQ C7 CJ D9 CQ CK CT DQ DA D8',
    'friday 1 0':
      'DQ D4 D6 D3 H3 H5 HK H7 C2 CT C3 C4 S5 SA S3 S2 C7 C8 CA CK C5 DT SJ CQ D2 D5 DK DA S7 H4 S4 S6 S8 H8 SQ H2 D7 C6 S9 D8 ST HT SK C9 H6 H9 HA HQ HJ DJ D9 CJ',
    'friday 2 0':
      'HK S2 H3 H2 CK C2 C6 CA C7 C3 S4 C8 D2 D9 D5 DJ CQ D3 S5 C9 H5 H4 S6 H6 SJ S7 S8 S3 C4 D4 S9 CT H9 H8 ST H7 C5 D7 SQ D6 SA D8 DQ SK DT DK DA HT CJ HA HJ HQ',
    'friday 3 0':
      'H4 H6 H9 H2 D9 D5 DK D2 H7 H8 HJ H3 HA H5 HT HK C2 CQ C5 C3 SK S2 S4 S5 SQ S7 S9 S6 SJ D3 SA S8 D4 DQ DA D6 S3 D7 D8 C4 ST C9 CJ C6 DJ CT DT C7 CA HQ CK C8',
    'friday 4 0':
      'SJ S2 S8 SQ S3 S9 SK H3 C3 C5 CQ C2 S5 ST SA H4 D2 D4 DK D3 H6 H2 H5 H9 HK HA C4 H7 D6 D7 D5 DQ HQ H8 D8 S4 C6 CK CA C9 S7 D9 S6 HT C7 CT CJ HJ C8 DA DT DJ',
    'friday 5 0':
      'DA D7 D2 D6 DK DQ D5 DJ D3 H2 D8 C4 D9 S3 D4 C2 DT C6 H3 H4 CQ C7 C8 CA SA S4 S5 S2 C3 CJ CK C9 HA H9 H5 H7 CT HT C5 S6 HK HQ H6 HJ S9 SJ SK S7 H8 S8 ST SQ',
    'friday 6 0':
      'SA S3 S8 S4 HJ HQ H6 H9 HA H8 C2 H3 CQ CA C3 C6 SK S6 S9 S5 S2 SJ ST SQ CJ D7 C5 C8 C4 H7 CK D2 HK D3 D5 HT H2 D6 C7 D9 C9 S7 H4 D8 CT DT D4 DJ DA DK H5 DQ',
    'friday 7 0':
      'H3 H2 H4 H8 C5 C3 C4 C8 CK C9 C6 C7 D2 DJ D5 D3 S6 S4 S3 S2 S7 SK S5 H5 H6 HK HA HT D7 DK S8 D4 CT CJ D6 C2 H7 D9 HJ HQ SQ S9 SJ D8 SA ST DT DQ CA H9 DA CQ',
    'friday 8 0':
      'C2 C5 CQ CT S2 S4 S3 S6 HK H5 H2 HA ST S9 SA SK S5 D2 D6 SJ C3 C8 C4 CJ H3 H6 HJ H8 D4 DK DA D7 DQ DT D5 S7 D3 C7 D8 C6 D9 S8 DJ C9 H7 HT HQ H9 H4 SQ CA CK',
  },
  tricks: {
    'match 9': '58599585998584485844',
    'match 10': '86668866684677447775',
    'match 11': '87878878685556555565',
    'match 12': 'bb45cbc45c1198111981',
    'match 13': '3344333443aa99aaa99a',
    'match 14': '76a58769586738467384',
    'match 15': '1043110431cd99ccd99c',
    'match 16': '58873588738555985559',
    'friday 1': '68464684646497865978',
    'friday 2': '41772417729b66b8b65b',
    'friday 3': '43546435469a79799787',
    'friday 4': '32773327739b56a9b56a',
    'friday 5': '35351353518896b8896b',
    'friday 6': '37493374935594a5594a',
    'friday 7': '55735557458869788697',
    'friday 8': '769a5769a54733747337',
    'tuesday 1': '69459694597498474984',
    'tuesday 2': '1141511415ac9a8ac9a8',
    'tuesday 3': 'dd7addd7ad0053000530',
    'tuesday 4': '341613416188b7b88b7b',
    'tuesday 5': '8aba68aba62323723237',
    'tuesday 6': '73a3673a365a3975a397',
    'tuesday 7': '4563445634887a988799',
    'tuesday 8': '33465334659a9789a978',
    'practice 1': '8a456893455398753987',
    'practice 2': 'a9ba8a9ba82423524235',
    'practice 3': '755aa755aa3882338823',
    'practice 4': '43599435998a7448a744',
    'practice 5': '1445114451c897cc897c',
    'practice 6': '97a8a97a8a3625336253',
  },
  judgements: {
    'match 9 nell': {
      best: {
        contract: '4CX',
        declarer: 'N',
      },
      gain: {
        low: -3.0202877649666595,
        high: -1.759712235033341,
        value: -2.39,
      },
      seed: 1,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Takeout double: (10–17 HCP, 0–3 ♦) or 17+ HCP',
        },
        {
          seat: 'W',
          text: 'Answer to the double: 0–10 HCP, 4+ ♥, 8+ losers',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.8377378707781101,
        high: 0.9519274602313131,
        value: 0.91,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: (10-17, 0-3D) or 17+; W: 0-10, 4+H, 8+ losers',
    },
    'match 10 nell': {
      best: {
        contract: '2HX',
        declarer: 'W',
      },
      gain: {
        low: 3.826690769213139,
        high: 6.133309230786862,
        value: 4.98,
      },
      seed: 2,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'E',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'W',
          text: 'Overcall of 1NT: 5–16 HCP, 5+ ♥',
        },
        {
          seat: 'E',
          text: 'Pass of the overcall: 0–12 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.021543679017992166,
        high: 0.1117504698741045,
        value: 0.05,
      },
      layouts: 100,
      accuracy: 42.19078980650089,
      conditions: 'E: 0-11; W: 5-16, 5+H',
    },
    'match 11 nell': {
      best: {
        contract: '1H',
        declarer: 'N',
      },
      gain: {
        low: 0.291589333080315,
        high: 0.608410666919685,
        value: 0.45,
      },
      seed: 3,
      side: 'NS',
      word: 'too close to call',
      meanings: [
        {
          seat: 'W',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'E',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'W',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'E',
          text: 'Pass over 1NT: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 92.49837975243686,
      conditions: 'E: 0-16, 0-5S; W: 0-16, 0-5S',
    },
    'match 12 nell': {
      best: {
        contract: '7NT',
        declarer: 'N',
      },
      gain: {
        low: 0.049031636166360304,
        high: 5.977635030500306,
        value: 3.013333333333333,
      },
      seed: 4,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'W',
          text: 'Weak two in ♥: 3–12 HCP, 5+ ♥, not balanced',
        },
        {
          seat: 'E',
          text: 'Raise of a weak two: 2–4 ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9750297552478355,
        high: 1,
        value: 1,
      },
      layouts: 150,
      accuracy: 59.32313174542435,
      conditions: 'E: 2-4H; W: 3-12, 5+H, not bal',
    },
    'match 13 nell': {
      best: {
        contract: '3NTX',
        declarer: 'E',
      },
      gain: {
        low: -9.35572190460829,
        high: -7.904278095391712,
        value: -8.63,
      },
      seed: 5,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'W',
          text: '1♣ opening: 11+ HCP, ((2+ ♣, 0–4 ♠, 0–4 ♥, 0–4 ♦) or 16+ HCP)',
        },
        {
          seat: 'E',
          text: 'New suit at the one level: 4+ HCP, 4+ ♥, (0–4 ♠ or 5+ ♥), 0–4 ♣',
        },
        {
          seat: 'W',
          text: 'Jump in the same suit: 10+ HCP, 5+ ♣',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9154806351014251,
        high: 0.9897454760557185,
        value: 0.97,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 4-11, 4+H, (0-4S or 5+H), 0-4C; W: 11+, ((2+C, 0-4S, 0-4H, 0-4D) or 16+), 5+C',
    },
    'match 14 nell': {
      best: {
        contract: '1H',
        declarer: 'S',
      },
      gain: {
        low: -1.1139533449958363,
        high: 0.32395334499583617,
        value: -0.395,
      },
      seed: 6,
      side: 'NS',
      word: 'too close to call',
      meanings: [
        {
          seat: 'E',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'W',
          text: 'Takeout double: (10–17 HCP, 0–3 ♥) or 17+ HCP',
        },
        {
          seat: 'E',
          text: 'Pass: 0–8 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.44381128023286964,
        high: 0.5413314041843744,
        value: 0.4925,
      },
      layouts: 400,
      accuracy: 100,
      conditions: 'E: 0-8; W: (10-17, 0-3H) or 17+',
    },
    'match 15 nell': {
      best: {
        contract: '6SX',
        declarer: 'W',
      },
      gain: {
        low: -6.920391959112997,
        high: -6.719608040887003,
        value: -6.82,
      },
      seed: 7,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'E',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'W',
          text: 'New suit at the one level: 4+ HCP, 4+ ♠, (0–3 ♥ or 5+ ♠), 0–4 ♦',
        },
        {
          seat: 'E',
          text: '2NT rebid: 16–20 HCP, 0–4 ♠',
        },
        {
          seat: 'W',
          text: 'Rebid of the same suit: 3–12 HCP, 5+ ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 16-20, 4+D, 0-4S, 0-4H, 0-5C; W: 4-11, 5+S, (0-3H or 5+S), 0-4D',
    },
    'match 16 nell': {
      best: {
        contract: '3C',
        declarer: 'W',
      },
      gain: {
        low: 2.114041784942545,
        high: 3.6659582150574552,
        value: 2.89,
      },
      seed: 8,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'W',
          text: 'Preempt in ♣: 3–10 HCP, 6+ ♣',
        },
        {
          seat: 'E',
          text: 'Pass over interference: 0–14 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.0055019675006616475,
        high: 0.07001179131757478,
        value: 0.02,
      },
      layouts: 100,
      accuracy: 60.60463334758962,
      conditions: 'E: 0-14; W: 3-10, 6+C',
    },
    'match 9 rosa': {
      best: {
        contract: '2H',
        declarer: 'W',
      },
      gain: {
        low: 5,
        high: 5,
        value: 5,
      },
      seed: 1,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'N',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'S',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♦',
        },
        {
          seat: 'N',
          text: 'Pass: 8–19 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0,
        high: 0.03699349876899627,
        value: 0,
      },
      layouts: 100,
      accuracy: 42.04482076268573,
      conditions: 'N: 10-19, 4+D, 0-4S, 0-4H, 0-5C; S: 0-8, 0-4D',
    },
    'match 10 rosa': {
      best: {
        contract: '1NT',
        declarer: 'S',
      },
      gain: {
        low: 0.12857987382725589,
        high: 1.1514201261727441,
        value: 0.64,
      },
      seed: 2,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: '1NT opening: 12–17 HCP, (balanced or semi-balanced), 0–5 ♠, 0–5 ♥',
        },
        {
          seat: 'N',
          text: 'Pass over interference: 0–9 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.0017674320446096417,
        high: 0.0544861967490067,
        value: 0.01,
      },
      layouts: 100,
      accuracy: 89.50250709279725,
      conditions: 'N: 0-9; S: 12-17, (bal or semibal), 0-5S, 0-5H',
    },
    'match 11 rosa': {
      best: {
        contract: '2DX',
        declarer: 'E',
      },
      gain: {
        low: -5.137421470518715,
        high: -3.8225785294812855,
        value: -4.48,
      },
      seed: 3,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'S',
          text: '1♣ opening: 11+ HCP, ((2+ ♣, 0–4 ♠, 0–4 ♥, 0–4 ♦) or 16+ HCP)',
        },
        {
          seat: 'N',
          text: 'New suit at the one level: 4+ HCP, 4+ ♥, (0–4 ♠ or 5+ ♥), 0–4 ♣',
        },
        {
          seat: 'S',
          text: 'New suit at the one level: 10–19 HCP, 4+ ♠',
        },
        {
          seat: 'N',
          text: '1NT: 4–12 HCP, 0–4 ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 4-12, 4+H, (0-4S or 5+H), 0-4C, 0-4S; S: 11-19, ((2+C, 0-4S, 0-4H, 0-4D) or 16+), 4+S',
    },
    'match 12 rosa': {
      best: {
        contract: '6HX',
        declarer: 'E',
      },
      gain: {
        low: 10.473767535337931,
        high: 11.80623246466207,
        value: 11.14,
      },
      seed: 4,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'N',
          text: 'Overcall: 6–18 HCP, 5+ ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 14.508798929796498,
      conditions: 'N: 6-18, 5+S',
    },
    'match 13 rosa': {
      best: {
        contract: '4S',
        declarer: 'E',
      },
      gain: {
        low: -6.229128988557215,
        high: -2.4108710114427856,
        value: -4.32,
      },
      seed: 5,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'N',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'S',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'N',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'S',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.7333264153744679,
        high: 0.8829977454133746,
        value: 0.82,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 0-11, 0-5S; S: 0-11, 0-5S',
    },
    'match 14 rosa': {
      best: {
        contract: '4HX',
        declarer: 'S',
      },
      gain: {
        low: 0.1768678905367136,
        high: 2.0764654427966196,
        value: 1.1266666666666667,
      },
      seed: 6,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: '1♥ opening: 10–21 HCP, 5+ ♥, 0–4 ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'N',
          text: 'Single raise: 3–10 HCP, 3–4 ♥',
        },
        {
          seat: 'S',
          text: 'New suit: 10–20 HCP, 5–6 ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.23847004267679506,
        high: 0.38451845196070844,
        value: 0.30666666666666664,
      },
      layouts: 150,
      accuracy: 82.26401169822823,
      conditions: 'N: 3-10, 3-4H; S: 10-20, 5-6H, 0-4S, 0-5D, 0-5C',
    },
    'match 15 rosa': {
      best: {
        contract: '7S',
        declarer: 'W',
      },
      gain: {
        low: -7.879369633289858,
        high: -1.6406303667101412,
        value: -4.76,
      },
      seed: 7,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'S',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'N',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'S',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'N',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9299882086824253,
        high: 0.9944980324993383,
        value: 0.98,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 0-11, 0-5S; S: 0-11, 0-5S',
    },
    'match 16 rosa': {
      best: {
        contract: '4SX',
        declarer: 'N',
      },
      gain: {
        low: -2.169333872395996,
        high: -0.07066612760400437,
        value: -1.12,
      },
      seed: 8,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'N',
          text: 'Takeout double: 12+ HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.3846455168617764,
        high: 0.5768342230889836,
        value: 0.48,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 12+',
    },
    'friday 1 nell': {
      best: {
        contract: '3H',
        declarer: 'W',
      },
      gain: {
        low: -1.316738660057736,
        high: -0.043261339942264,
        value: -0.68,
      },
      seed: 9,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: '1♣ opening: 11+ HCP, ((2+ ♣, 0–4 ♠, 0–4 ♥, 0–4 ♦) or 16+ HCP)',
        },
        {
          seat: 'W',
          text: 'New suit at the two level: 3–16 HCP, 5+ ♥',
        },
        {
          seat: 'W',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0,
        high: 0.03699349876899627,
        value: 0,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 11+, ((2+C, 0-4S, 0-4H, 0-4D) or 16+); W: 3-13, 5+H',
    },
    'friday 2 nell': {
      best: {
        contract: '4SX',
        declarer: 'E',
      },
      gain: {
        low: 1.542021376760628,
        high: 3.777978623239372,
        value: 2.66,
      },
      seed: 10,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'E',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'W',
          text: 'Two-level overcall: 7–17 HCP, 5+ ♣, 0–5 ♠, 0–7 losers',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.10893566075403192,
        high: 0.2554800484335057,
        value: 0.17,
      },
      layouts: 100,
      accuracy: 63.068870441562474,
      conditions: 'E: 0-11; W: 7-17, 5+C, 0-5S, 0-7 losers',
    },
    'friday 3 nell': {
      best: {
        contract: '4SX',
        declarer: 'W',
      },
      gain: {
        low: -7.031504763712036,
        high: -4.768495236287965,
        value: -5.9,
      },
      seed: 11,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: '1♠ opening: 10–21 HCP, 5+ ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'E',
          text: 'Raise to three: 0–13 HCP, 3+ ♠',
        },
        {
          seat: 'W',
          text: 'Rebid of the same suit: 9–19 HCP, 5+ ♠',
        },
        {
          seat: 'E',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.7445199515664943,
        high: 0.8910643392459682,
        value: 0.83,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 0-13, 3+S; W: 10-19, 5+S, 0-5D, 0-5C',
    },
    'friday 4 nell': {
      best: {
        contract: '4SX',
        declarer: 'W',
      },
      gain: {
        low: -7.052730967033451,
        high: -5.227269032966548,
        value: -6.14,
      },
      seed: 12,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: '1NT opening: 12–17 HCP, (balanced or semi-balanced), 0–5 ♠, 0–5 ♥',
        },
        {
          seat: 'E',
          text: 'Transfer to spades: 5+ ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.8377378707781101,
        high: 0.9519274602313131,
        value: 0.91,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 5+S; W: 12-17, (bal or semibal), 0-5S, 0-5H',
    },
    'friday 5 nell': {
      best: {
        contract: '1NTX',
        declarer: 'W',
      },
      gain: {
        low: -6.747276363623825,
        high: -5.692723636376175,
        value: -6.22,
      },
      seed: 13,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Overcall: 6–17 HCP, 5+ ♥, 0–4 ♠',
        },
        {
          seat: 'W',
          text: '1NT over the overcall: 6–14 HCP, 0–3 ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 6-17, 5+H, 0-4S; W: 6-14, 0-3H',
    },
    'friday 6 nell': {
      best: {
        contract: '5C',
        declarer: 'E',
      },
      gain: {
        low: -2.4202454680675,
        high: -0.8997545319325002,
        value: -1.66,
      },
      seed: 14,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Preempt in ♣: 3–10 HCP, 6+ ♣',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.11700225458662546,
        high: 0.2666735846255322,
        value: 0.18,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 3-10, 6+C',
    },
    'friday 7 nell': {
      best: {
        contract: '3NTX',
        declarer: 'W',
      },
      gain: {
        low: 0.6196470154712643,
        high: 2.6803529845287355,
        value: 1.65,
      },
      seed: 15,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'W',
          text: '1NT overcall: 15–18 HCP, 2+ ♦',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 5,
      },
      chance: {
        low: 0.17545211311910353,
        high: 0.34304463626539466,
        value: 0.25,
      },
      layouts: 100,
      accuracy: 75.13203061298594,
      conditions: 'W: 15-18, 2+D',
    },
    'friday 8 nell': {
      best: {
        contract: '2D',
        declarer: 'S',
      },
      gain: {
        low: 0.41454009153340765,
        high: 1.2254599084665923,
        value: 0.82,
      },
      seed: 16,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'W',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'E',
          text: '1♠ opening: 10–21 HCP, 5+ ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'W',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♠',
        },
        {
          seat: 'E',
          text: 'Pass: 8–19 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.6784561689907251,
        high: 0.841567341674017,
        value: 0.77,
      },
      layouts: 100,
      accuracy: 86.75386871520679,
      conditions: 'E: 10-19, 5+S, 0-5D, 0-5C; W: 0-8, 0-4S',
    },
    'friday 1 rosa': {
      best: {
        contract: '3SX',
        declarer: 'S',
      },
      gain: {
        low: -4.973796718573077,
        high: -2.0262032814269233,
        value: -3.5,
      },
      seed: 9,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'N',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'S',
          text: 'Overcall: 6–17 HCP, 5+ ♠',
        },
        {
          seat: 'N',
          text: 'Raise of the overcall: 3–10 HCP, 3–4 ♠',
        },
        {
          seat: 'S',
          text: 'Rebid of the same suit: 4+ ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.40383152963549296,
        high: 0.596168470364507,
        value: 0.5,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 3-10, 3-4S; S: 6-17, 5+S',
    },
    'friday 2 rosa': {
      best: {
        contract: '4S',
        declarer: 'W',
      },
      gain: {
        low: 0.04751285800805627,
        high: 1.0724871419919437,
        value: 0.56,
      },
      seed: 10,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'N',
          text: 'Double of interference: 4+ HCP, 0–5 ♦',
        },
        {
          seat: 'N',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9016292850152788,
        high: 0.9843366961172447,
        value: 0.96,
      },
      layouts: 100,
      accuracy: 90.7519155317161,
      conditions: 'N: 4-13, 0-5D; S: 10-21, 4+D, 0-4S, 0-4H, 0-5C',
    },
    'friday 3 rosa': {
      best: {
        contract: '3NT',
        declarer: 'E',
      },
      gain: {
        low: 3.1162500565703235,
        high: 6.363749943429677,
        value: 4.74,
      },
      seed: 11,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'N',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.48206486626332634,
        high: 0.6720161739336342,
        value: 0.58,
      },
      layouts: 100,
      accuracy: 43.98245379612178,
      conditions: 'N: 0-16, 0-5S; S: 0-11',
    },
    'friday 4 rosa': {
      best: {
        contract: '3S',
        declarer: 'W',
      },
      gain: {
        low: -1.6619689387101277,
        high: 0.3569689387101277,
        value: -0.6525,
      },
      seed: 12,
      side: 'EW',
      word: 'too close to call',
      meanings: [
        {
          seat: 'N',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'S',
          text: 'Jump overcall: 3–14 HCP, 6+ ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.35801795216379845,
        high: 0.4537893837879589,
        value: 0.405,
      },
      layouts: 400,
      accuracy: 100,
      conditions: 'N: 0-16, 0-5S; S: 3-14, 6+H',
    },
    'friday 5 rosa': {
      best: {
        contract: '5C',
        declarer: 'E',
      },
      gain: {
        low: 5.688375244848027,
        high: 7.871624755151974,
        value: 6.78,
      },
      seed: 13,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'N',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'S',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♦',
        },
        {
          seat: 'N',
          text: 'Pass: 8–19 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.0055019675006616475,
        high: 0.07001179131757478,
        value: 0.02,
      },
      layouts: 100,
      accuracy: 30.88546592817323,
      conditions: 'N: 10-19, 4+D, 0-4S, 0-4H, 0-5C; S: 0-8, 0-4D',
    },
    'friday 6 rosa': {
      best: {
        contract: '2C',
        declarer: 'E',
      },
      gain: {
        low: 0.5253021781099936,
        high: 1.6146978218900065,
        value: 1.07,
      },
      seed: 14,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: 'Takeout double: 12+ HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–8 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.7002003108844285,
        high: 0.8583434598295537,
        value: 0.79,
      },
      layouts: 100,
      accuracy: 83.07578929497538,
      conditions: 'N: 0-8; S: 12+',
    },
    'friday 7 rosa': {
      best: {
        contract: '1DX',
        declarer: 'S',
      },
      gain: {
        low: 13.94178605740919,
        high: 14.53821394259081,
        value: 14.24,
      },
      seed: 15,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'N',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♦',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 8.478777046547949,
      conditions: 'N: 0-8, 0-4D; S: 10-21, 4+D, 0-4S, 0-4H, 0-5C',
    },
    'friday 8 rosa': {
      best: {
        contract: '3SX',
        declarer: 'E',
      },
      gain: {
        low: -6.144866270638836,
        high: -4.595133729361164,
        value: -5.37,
      },
      seed: 16,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'N',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'S',
          text: '2NT overcall: 14–19 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.5525444321839044,
        high: 0.7363575181853967,
        value: 0.65,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 0-11; S: 14-19',
    },
    'tuesday 1 nell': {
      best: {
        contract: '3H',
        declarer: 'W',
      },
      gain: {
        low: -5.1435113494607405,
        high: -3.9764886505392583,
        value: -4.56,
      },
      seed: 17,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'W',
          text: 'Two-level overcall: 7–17 HCP, 5+ ♥, 0–5 ♠, 0–7 losers',
        },
        {
          seat: 'E',
          text: 'Raise of the overcall: 3–12 HCP, 2–4 ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.4721538947286719,
        high: 0.6626670154436687,
        value: 0.57,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 3-12, 0-5S, 2-4H; W: 7-17, 5+H, 0-5S, 0-7 losers',
    },
    'tuesday 2 nell': {
      best: {
        contract: '4SX',
        declarer: 'E',
      },
      gain: {
        low: -6.816377820583175,
        high: -6.563622179416826,
        value: -6.69,
      },
      seed: 18,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: '1NT opening: 12–17 HCP, (balanced or semi-balanced), 0–5 ♠, 0–5 ♥',
        },
        {
          seat: 'W',
          text: 'Transfer to spades: 5+ ♠',
        },
        {
          seat: 'E',
          text: 'Accepts the transfer: 0–3 ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 12-17, (bal or semibal), 0-3S, 0-5H; W: 5+S',
    },
    'tuesday 3 nell': {
      best: {
        contract: '7S',
        declarer: 'S',
      },
      gain: {
        low: 11,
        high: 11,
        value: 11,
      },
      seed: 19,
      side: 'NS',
      word: 'wrong',
      meanings: [
        {
          seat: 'W',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'E',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'W',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'E',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'W',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 14.865088937534013,
      conditions: 'E: 0-16; W: 0-16, 0-5S',
    },
    'tuesday 4 nell': {
      best: {
        contract: '4HX',
        declarer: 'E',
      },
      gain: {
        low: -7.907358913323198,
        high: -6.572641086676803,
        value: -7.24,
      },
      seed: 20,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: '1♣ opening: 11+ HCP, ((2+ ♣, 0–4 ♠, 0–4 ♥, 0–4 ♦) or 16+ HCP)',
        },
        {
          seat: 'E',
          text: 'New suit at the one level: 4+ HCP, 4+ ♥, (0–4 ♠ or 5+ ♥), 0–4 ♣',
        },
        {
          seat: 'W',
          text: "Jump raise of responder's suit: 12–19 HCP, 3–4 ♥",
        },
        {
          seat: 'E',
          text: 'Bids game: 4–13 HCP, 4+ ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9299882086824253,
        high: 0.9944980324993383,
        value: 0.98,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 4-13, 4+H, (0-4S or 5+H), 0-4C; W: 12-19, ((2+C, 0-4S, 0-4H, 0-4D) or 16+), 3-4H',
    },
    'tuesday 5 nell': {
      best: {
        contract: '4SX',
        declarer: 'N',
      },
      gain: {
        low: -4.712936491301578,
        high: -0.5670635086984221,
        value: -2.64,
      },
      seed: 21,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'W',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'E',
          text: 'Pass over 1NT: 0–16 HCP',
        },
        {
          seat: 'W',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'E',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.5322052950281534,
        high: 0.7181763952919077,
        value: 0.63,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 0-16, 0-5S; W: 0-16, 0-5S',
    },
    'tuesday 6 nell': {
      best: {
        contract: '3H',
        declarer: 'N',
      },
      gain: {
        low: -6,
        high: -6,
        value: -6,
      },
      seed: 22,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: '1♠ opening: 10–21 HCP, 5+ ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'W',
          text: "Pass of partner's opening: 0–6 HCP",
        },
        {
          seat: 'E',
          text: 'Rebid of the same suit: 9–15 HCP, 5+ ♠',
        },
        {
          seat: 'W',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 10-15, 5+S, 0-5D, 0-5C; W: 0-6',
    },
    'tuesday 7 nell': {
      best: {
        contract: '3HX',
        declarer: 'N',
      },
      gain: {
        low: -10.77976766526311,
        high: -9.600232334736889,
        value: -10.19,
      },
      seed: 23,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'E',
          text: '1♣ opening: 11+ HCP, ((2+ ♣, 0–4 ♠, 0–4 ♥, 0–4 ♦) or 16+ HCP)',
        },
        {
          seat: 'W',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♣',
        },
        {
          seat: 'E',
          text: 'Double: 11+ HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9016292850152788,
        high: 0.9843366961172447,
        value: 0.96,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 11+, ((2+C, 0-4S, 0-4H, 0-4D) or 16+); W: 0-8, 0-4C',
    },
    'tuesday 8 nell': {
      best: {
        contract: '4SX',
        declarer: 'E',
      },
      gain: {
        low: -4.299227428946144,
        high: -2.5607725710538567,
        value: -3.43,
      },
      seed: 24,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'W',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'E',
          text: '1♠ opening: 10–21 HCP, 5+ ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'W',
          text: 'Raise to three: 0–13 HCP, 3+ ♠',
        },
        {
          seat: 'E',
          text: 'Rebid of the same suit: 9–19 HCP, 5+ ♠',
        },
        {
          seat: 'W',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.6569553637346054,
        high: 0.8245478868808965,
        value: 0.75,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 10-19, 5+S, 0-5D, 0-5C; W: 0-11, 3+S',
    },
    'tuesday 1 rosa': {
      best: {
        contract: '4HX',
        declarer: 'E',
      },
      gain: {
        low: -0.4860223405763733,
        high: 0.30602234057637323,
        value: -0.09,
      },
      seed: 17,
      side: 'EW',
      word: 'too close to call',
      meanings: [
        {
          seat: 'N',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'S',
          text: 'New suit at the one level: 4+ HCP, 4+ ♠, (0–3 ♥ or 5+ ♠), 0–4 ♦',
        },
        {
          seat: 'N',
          text: 'Double: 11+ HCP',
        },
        {
          seat: 'S',
          text: 'Rebid of the same suit: 3–12 HCP, 5+ ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9390561573300114,
        high: 0.9771449702732762,
        value: 0.9625,
      },
      layouts: 400,
      accuracy: 100,
      conditions: 'N: 11-21, 4+D, 0-4S, 0-4H, 0-5C; S: 4-12, 5+S, (0-3H or 5+S), 0-4D',
    },
    'tuesday 2 rosa': {
      best: {
        contract: '6S',
        declarer: 'E',
      },
      gain: {
        low: 0.5579893832768947,
        high: 6.042010616723105,
        value: 3.3,
      },
      seed: 18,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: 'Pass over 1NT: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 56.448220240306554,
      conditions: 'N: 0-16; S: 0-16',
    },
    'tuesday 3 rosa': {
      best: {
        contract: '6SX',
        declarer: 'S',
      },
      gain: {
        low: -7.002057646709742,
        high: -6.877942353290258,
        value: -6.94,
      },
      seed: 19,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'S',
          text: '1♠ opening: 10–21 HCP, 5+ ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'N',
          text: '2NT response: 8+ HCP, (3–5 ♠ or balanced)',
        },
        {
          seat: 'S',
          text: 'New suit: 10–20 HCP, 5–6 ♠',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 2,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 8+, (3-5S or bal); S: 10-20, 5-6S, 0-5D, 0-5C',
    },
    'tuesday 4 rosa': {
      best: {
        contract: '4H',
        declarer: 'W',
      },
      gain: {
        low: 10.600049805429693,
        high: 12.559950194570307,
        value: 11.58,
      },
      seed: 20,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'N',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'S',
          text: 'Pass over 1NT: 0–16 HCP',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'S',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.04109346127318457,
        high: 0.1499810776927723,
        value: 0.08,
      },
      layouts: 100,
      accuracy: 13.443679880717227,
      conditions: 'N: 0-16, 0-5S; S: 0-16',
    },
    'tuesday 5 rosa': {
      best: {
        contract: '4CX',
        declarer: 'W',
      },
      gain: {
        low: -7.876383729472368,
        high: -6.523616270527632,
        value: -7.2,
      },
      seed: 21,
      side: 'EW',
      word: 'right',
      meanings: [
        {
          seat: 'N',
          text: '1♥ opening: 10–21 HCP, 5+ ♥, 0–4 ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'S',
          text: 'Raise to three: 0–13 HCP, 3+ ♥',
        },
        {
          seat: 'N',
          text: 'Pass: 8–19 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.9455138032509935,
        high: 0.9982325679553905,
        value: 0.99,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'N: 10-19, 5+H, 0-4S, 0-5D, 0-5C; S: 0-13, 3+H',
    },
    'tuesday 6 rosa': {
      best: {
        contract: '3S',
        declarer: 'W',
      },
      gain: {
        low: 4.389881463912657,
        high: 5.890118536087343,
        value: 5.14,
      },
      seed: 22,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'S',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'N',
          text: 'Overcall of 1NT: 5–16 HCP, 5+ ♥',
        },
        {
          seat: 'S',
          text: 'Raise of the overcall: 3–12 HCP, 2–4 ♥',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9630065012310038,
        high: 1,
        value: 1,
      },
      layouts: 100,
      accuracy: 41.03708044052492,
      conditions: 'N: 5-16, 5+H; S: 3-12, 0-5S, 2-4H',
    },
    'tuesday 7 rosa': {
      best: {
        contract: '3D',
        declarer: 'E',
      },
      gain: {
        low: -0.24867049939637312,
        high: 0.30367049939637314,
        value: 0.0275,
      },
      seed: 23,
      side: 'EW',
      word: 'too close to call',
      meanings: [
        {
          seat: 'S',
          text: '1♥ opening: 10–21 HCP, 5+ ♥, 0–4 ♠, 0–5 ♦, 0–5 ♣',
        },
        {
          seat: 'N',
          text: 'Single raise: 4–10 HCP, 3–4 ♥, 8+ losers',
        },
        {
          seat: 'S',
          text: 'Pass of the raise: 9–16 HCP, 0–5 ♥',
        },
        {
          seat: 'N',
          text: 'Pass: 0–10 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 3,
      },
      chance: {
        low: 0.7874046541556687,
        high: 0.8613647929580106,
        value: 0.8275,
      },
      layouts: 400,
      accuracy: 99.52459495749851,
      conditions: 'N: 4-10, 3-4H, 8+ losers; S: 10-16, 5H, 0-4S, 0-5D, 0-5C',
    },
    'tuesday 8 rosa': {
      best: {
        contract: '3NT',
        declarer: 'E',
      },
      gain: {
        low: 1.9687340174301542,
        high: 4.491265982569846,
        value: 3.23,
      },
      seed: 24,
      side: 'EW',
      word: 'wrong',
      meanings: [
        {
          seat: 'N',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'S',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'N',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 4,
      },
      chance: {
        low: 0.9016292850152788,
        high: 0.9843366961172447,
        value: 0.96,
      },
      layouts: 100,
      accuracy: 57.137111125102344,
      conditions: 'N: 0-11; S: 0-16, 0-5S',
    },
    'practice 1 nell': {
      best: {
        contract: '5S',
        declarer: 'S',
      },
      gain: {
        low: -6.216850860990476,
        high: -3.663149139009524,
        value: -4.94,
      },
      seed: 25,
      side: 'NS',
      word: 'right',
      meanings: [
        {
          seat: 'E',
          text: '1♦ opening: 10–21 HCP, 4+ ♦, 0–4 ♠, 0–4 ♥, 0–5 ♣',
        },
        {
          seat: 'W',
          text: 'Pass over interference: 0–8 HCP, 0–4 ♦',
        },
        {
          seat: 'E',
          text: 'Pass: 8–19 HCP',
        },
        {
          seat: 'W',
          text: 'Pass: 0–13 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 0,
      },
      chance: {
        low: 0.8625048519384759,
        high: 0.9656807391201874,
        value: 0.93,
      },
      layouts: 100,
      accuracy: 100,
      conditions: 'E: 10-19, 4+D, 0-4S, 0-4H, 0-5C; W: 0-8, 0-4D',
    },
    'practice 2 nell': {
      best: {
        contract: '6H',
        declarer: 'N',
      },
      gain: {
        low: -2.79099261720304,
        high: 0.5809926172030402,
        value: -1.105,
      },
      seed: 26,
      side: 'NS',
      word: 'too close to call',
      meanings: [
        {
          seat: 'E',
          text: 'Did not open: 0–11 HCP',
        },
        {
          seat: 'W',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'E',
          text: 'Pass over the opening: 0–16 HCP, 0–5 ♠',
        },
        {
          seat: 'W',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'E',
          text: 'Pass: 0–16 HCP',
        },
        {
          seat: 'W',
          text: 'Pass: 0–16 HCP',
        },
      ],
      style: {
        from: 'nothing',
        style: 'cautious',
        fitting: 0,
        openings: 0,
      },
      chance: {
        low: 0.9904877055170676,
        high: 1,
        value: 1,
      },
      layouts: 400,
      accuracy: 100,
      conditions: 'E: 0-11, 0-5S; W: 0-16, 0-5S',
    },
  },
};
