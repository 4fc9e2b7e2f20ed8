-- The body height that a shopper gave, centimetres: with the session, so that it lasts where a browser forgets its own copy.
ALTER TABLE "session" ADD COLUMN "body_height" SMALLINT;
