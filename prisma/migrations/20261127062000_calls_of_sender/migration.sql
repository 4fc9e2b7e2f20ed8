-- Whose calls count together: few of one sender are open at a time.
ALTER TABLE "consultation_call" ADD COLUMN "booker" TEXT;
CREATE INDEX "consultation_call_booker_created_at_idx" ON "consultation_call"("booker", "created_at");
