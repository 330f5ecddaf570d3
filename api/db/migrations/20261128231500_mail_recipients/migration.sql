-- The account that had the address when the mail was written; a corrected address takes only its own mails along.
ALTER TABLE "OutboxEmail" ADD COLUMN "recipientId" INTEGER;
