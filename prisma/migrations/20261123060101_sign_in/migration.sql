-- When all devices of an account were signed out at once.
ALTER TABLE "user" ADD COLUMN     "signed_out_at" TIMESTAMPTZ(3);

-- What a signed-in device is called.
ALTER TABLE "session" ADD COLUMN     "device" TEXT;

-- Links that were asked for to sign in.
CREATE TABLE "sign_in_request" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "device" TEXT,
    "return_to" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_request_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sign_in_request_user_id_created_at_idx" ON "sign_in_request"("user_id", "created_at");
CREATE INDEX "sign_in_request_email_created_at_idx" ON "sign_in_request"("email", "created_at");
CREATE INDEX "sign_in_request_expires_at_idx" ON "sign_in_request"("expires_at");
ALTER TABLE "sign_in_request" ADD CONSTRAINT "sign_in_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
