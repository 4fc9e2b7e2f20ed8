-- An order that was cancelled for lack of payment and then paid keeps its code, also where another order took its last use meanwhile.
ALTER TABLE "discount_code" DROP CONSTRAINT "discount_code_uses";
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_uses" CHECK ("used" >= 0);
