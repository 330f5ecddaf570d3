-- A file that goes with a lesson is not deleted under it: without its file the row would be neither file nor address,
-- which LessonFile_one refuses with less to say.
ALTER TABLE "LessonFile" DROP CONSTRAINT "LessonFile_fileId_fkey";
ALTER TABLE "LessonFile" ADD CONSTRAINT "LessonFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
