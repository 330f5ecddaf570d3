-- New values must be committed before they are used.
ALTER TYPE "NoticeKind" ADD VALUE 'REFUND_REQUEST';
ALTER TYPE "NoticeKind" ADD VALUE 'REFUND_REQUESTED';
