-- Bills whose money goes back are owed again, or stay paid.
CREATE TYPE "RefundedBills" AS ENUM ('OWED_AGAIN', 'STAY_PAID');
ALTER TABLE "RefundApproval" ADD COLUMN bills "RefundedBills";
