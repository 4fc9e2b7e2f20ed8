-- The log of the staff is filtered by colleague and by act, and says whom there is to choose: each from one entry to the next.
CREATE INDEX "staff_log_staff_email_id_idx" ON "staff_log"("staff_email", "id");
CREATE INDEX "staff_log_action_id_idx" ON "staff_log"("action", "id");
