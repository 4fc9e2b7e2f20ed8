-- What became of the stories that editors publish (spec §3: storyViews, storyInteractions, storyLikes).
CREATE TABLE "story_view" (
  "story_id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "locale" "locale" NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "story_view_pkey" PRIMARY KEY ("story_id", "day", "locale")
);
CREATE INDEX "story_view_day_idx" ON "story_view" ("day");

CREATE TABLE "story_interaction" (
  "story_id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "sheet" SMALLINT NOT NULL,
  "kind" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "story_interaction_pkey" PRIMARY KEY ("story_id", "day", "sheet", "kind")
);
CREATE INDEX "story_interaction_day_idx" ON "story_interaction" ("day");

CREATE TABLE "story_like" (
  "story_id" TEXT NOT NULL,
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "story_like_pkey" PRIMARY KEY ("story_id", "user_id"),
  CONSTRAINT "story_like_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "story_like_user_id_idx" ON "story_like" ("user_id");
CREATE INDEX "story_like_created_at_idx" ON "story_like" ("created_at");

CREATE TABLE "story_vote" (
  "story_id" TEXT NOT NULL,
  "sheet" SMALLINT NOT NULL,
  "user_id" UUID NOT NULL,
  "choice" SMALLINT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "story_vote_pkey" PRIMARY KEY ("story_id", "sheet", "user_id"),
  CONSTRAINT "story_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "story_vote_user_id_idx" ON "story_vote" ("user_id");
CREATE INDEX "story_vote_created_at_idx" ON "story_vote" ("created_at");
