-- In whose name a mail goes, where it is a partner's.
ALTER TABLE "local_mail" ADD COLUMN "sender_name" TEXT;
