-- Who belongs to a partner organization, invitations to it, and sign-ins that go on on its host.
CREATE TYPE "membership_way" AS ENUM ('domain', 'invitation');
CREATE TYPE "membership_role" AS ENUM ('member', 'admin');

CREATE TABLE "organization_invitation" (
  "id" UUID NOT NULL,
  "organization_id" TEXT NOT NULL,
  "email" TEXT,
  "role" "membership_role" NOT NULL DEFAULT 'member',
  "locale" "locale" NOT NULL,
  "max_uses" INTEGER NOT NULL DEFAULT 1,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "withdrawn_at" TIMESTAMPTZ(3),
  CONSTRAINT "organization_invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "organization_invitation_uses_check" CHECK ("max_uses" > 0 AND "uses" BETWEEN 0 AND "max_uses"),
  CONSTRAINT "organization_invitation_main_check" CHECK ("organization_id" <> 'main')
);
CREATE INDEX "organization_invitation_organization_id_created_at_idx" ON "organization_invitation" ("organization_id", "created_at");
CREATE INDEX "organization_invitation_organization_id_email_idx" ON "organization_invitation" ("organization_id", "email");
CREATE INDEX "organization_invitation_expires_at_idx" ON "organization_invitation" ("expires_at");

CREATE TABLE "user_organization" (
  "user_id" UUID NOT NULL,
  "organization_id" TEXT NOT NULL,
  "way" "membership_way" NOT NULL,
  "role" "membership_role" NOT NULL DEFAULT 'member',
  "invitation_id" UUID,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "left_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_organization_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "user_organization_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "user_organization_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "organization_invitation" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "user_organization_organization_id_since_idx" ON "user_organization" ("organization_id", "since");
CREATE INDEX "user_organization_invitation_id_idx" ON "user_organization" ("invitation_id");

CREATE TABLE "sign_in_handover" (
  "code_hash" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL,
  "browser_hash" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "return_to" TEXT NOT NULL,
  "from_user_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_in_handover_pkey" PRIMARY KEY ("code_hash")
);
CREATE INDEX "sign_in_handover_expires_at_idx" ON "sign_in_handover" ("expires_at");

-- A link to sign in that was asked for by an invitation.
ALTER TABLE "sign_in_request" ADD COLUMN "invitation_id" UUID;

-- One account at Google opens one account in each shop.
ALTER TABLE "google_account" ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT 'main';
ALTER TABLE "google_account" DROP CONSTRAINT "google_account_pkey";
ALTER TABLE "google_account" ADD CONSTRAINT "google_account_pkey" PRIMARY KEY ("subject", "instance_id");
