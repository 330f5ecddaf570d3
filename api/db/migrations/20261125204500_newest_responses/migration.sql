-- The list of responses reads only the index: its rows are those that were sent and are not archived.
DROP INDEX "FormResponse_newest";
CREATE INDEX "FormResponse_newest" ON "FormResponse"("formId", "submittedAt" DESC, id DESC) WHERE status IN ('SUBMITTED', 'REVIEWED');
