-- Files of a stored mail: `[{name, type, content}]`, content in base64.
ALTER TABLE "local_mail" ADD COLUMN "attachments" JSONB NOT NULL DEFAULT '[]';
