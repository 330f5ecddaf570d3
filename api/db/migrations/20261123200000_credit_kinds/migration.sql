-- New values must be committed before the next migration uses them.
ALTER TYPE "PaymentKind" ADD VALUE 'REFUND';
ALTER TYPE "PaymentKind" ADD VALUE 'CREDIT';
ALTER TYPE "PaymentKind" ADD VALUE 'CREDIT_USE';
ALTER TYPE "PaymentKind" ADD VALUE 'CREDIT_RELEASE';
ALTER TYPE "DocumentKind" ADD VALUE 'REFUND';
ALTER TYPE "NoticeKind" ADD VALUE 'REFUND_SENT';
ALTER TYPE "NoticeKind" ADD VALUE 'CREDIT_GIVEN';
