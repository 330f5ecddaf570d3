-- New values must be committed before they are used.
ALTER TYPE "NoticeKind" ADD VALUE 'SECOND_APPROVAL';
