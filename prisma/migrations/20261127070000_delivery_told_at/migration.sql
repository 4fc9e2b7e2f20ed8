-- Since when the partner says its day of delivery: what was said before that, and comes late, changes it no more.
ALTER TABLE fulfilment ADD COLUMN delivery_told_at timestamptz(3);
