-- Text columns of closed sets become enums (docs/decisions/0037). A row with an unknown word stops the migration, which
-- then changes nothing.

-- The same words as the locales, so that nothing translates between them.
ALTER TYPE "Language" RENAME VALUE 'EN' TO 'en';
ALTER TYPE "Language" RENAME VALUE 'FIL' TO 'fil';
ALTER TABLE "LessonCaption" DROP CONSTRAINT "LessonCaption_lang",
  ALTER COLUMN "lang" TYPE "Language" USING "lang"::"Language";
ALTER TABLE "WaitlistEntry" ALTER COLUMN "language" DROP DEFAULT,
  ALTER COLUMN "language" TYPE "Language" USING "language"::"Language",
  ALTER COLUMN "language" SET DEFAULT 'en';

CREATE TYPE "Sex" AS ENUM ('Female', 'Male');
ALTER TABLE "UserProfile" ALTER COLUMN "sex" TYPE "Sex" USING NULLIF("sex", '')::"Sex";

CREATE TYPE "SessionRevokeReason" AS ENUM ('LOGOUT', 'ENDED', 'PASSWORD_CHANGED', 'IMPERSONATION_ENDED');
ALTER TABLE "Session" ALTER COLUMN "revokeReason" TYPE "SessionRevokeReason"
  USING (CASE "revokeReason" WHEN 'password' THEN 'PASSWORD_CHANGED' ELSE upper(replace("revokeReason", ' ', '_')) END)::"SessionRevokeReason";

CREATE TYPE "SettingType" AS ENUM ('string', 'boolean', 'number', 'url');
ALTER TABLE "Setting" ALTER COLUMN "type" DROP DEFAULT,
  ALTER COLUMN "type" TYPE "SettingType" USING "type"::"SettingType",
  ALTER COLUMN "type" SET DEFAULT 'string';

CREATE TYPE "PaymentPlatform" AS ENUM ('gcash', 'maya', 'bank_transfer', 'card', 'paypal', 'over_counter', 'cash', 'other');
ALTER TABLE "PaymentSchedule" ALTER COLUMN "paymentPlatform" TYPE "PaymentPlatform" USING "paymentPlatform"::"PaymentPlatform";
ALTER TABLE "Payment" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE "PaymentProof" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE "PaymentReference" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE "PaymentApproval" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE "StatementImport" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE "StatementMapping" ALTER COLUMN "platform" TYPE "PaymentPlatform" USING "platform"::"PaymentPlatform";
ALTER TABLE app.payment_day ALTER COLUMN platform TYPE "PaymentPlatform" USING platform::"PaymentPlatform";

CREATE TYPE "PaymentGateway" AS ENUM ('paymongo');
CREATE TYPE "GatewayEventKind" AS ENUM ('PAID', 'FAILED', 'OTHER');
ALTER TABLE "PaymentRequest" ALTER COLUMN "gateway" TYPE "PaymentGateway" USING "gateway"::"PaymentGateway";
ALTER TABLE "GatewayEvent" ALTER COLUMN "gateway" TYPE "PaymentGateway" USING "gateway"::"PaymentGateway",
  ALTER COLUMN "kind" TYPE "GatewayEventKind" USING upper("kind")::"GatewayEventKind";

CREATE TYPE "XpSource" AS ENUM ('TASK');
ALTER TABLE "XpLedger" ALTER COLUMN "sourceType" TYPE "XpSource" USING upper("sourceType")::"XpSource";

CREATE TYPE "UploadCategory" AS ENUM ('images', 'videos', 'audio', 'presentations', 'spreadsheets', 'documents', 'pdf', 'archives', 'web_links');
ALTER TABLE "LessonFile" DROP CONSTRAINT "LessonFile_one",
  ALTER COLUMN "category" TYPE "UploadCategory" USING "category"::"UploadCategory",
  ADD CONSTRAINT "LessonFile_one" CHECK (num_nonnulls("fileId", url) = 1 AND (category = 'web_links') = (url IS NOT NULL));
ALTER TABLE "ResourceFile" ALTER COLUMN "category" TYPE "UploadCategory" USING "category"::"UploadCategory";
ALTER TABLE "ResourceVersion" ALTER COLUMN "category" TYPE "UploadCategory" USING "category"::"UploadCategory";
