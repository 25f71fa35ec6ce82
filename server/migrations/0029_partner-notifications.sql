UPDATE "mails" SET "kind" = 'partner-notifications' WHERE "kind" = 'partner-news';
