-- What came of a success manager's task, kept on the task and on the note about it.
CREATE TYPE "SuccessResult" AS ENUM ('REACHED', 'PROMISED', 'WRITTEN', 'NO_ANSWER', 'WRONG_NUMBER');
ALTER TABLE "SuccessTask" ADD COLUMN "result" "SuccessResult";
ALTER TABLE "SuccessNote" ADD COLUMN "result" "SuccessResult";
