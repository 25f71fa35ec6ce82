UPDATE "bidding_records" SET "fair" = ("fair" - 'heard') || jsonb_build_object('meanings', "fair" -> 'heard') WHERE "fair" ? 'heard';
