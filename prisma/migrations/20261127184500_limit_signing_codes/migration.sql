-- How many codes were sent, and the words of the contract that they sign.
ALTER TABLE "contract_signature" ADD COLUMN "codes_sent" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "contract" ADD COLUMN "content" JSONB;
