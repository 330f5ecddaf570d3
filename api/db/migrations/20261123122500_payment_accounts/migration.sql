-- The accounts that buyers pay to (docs/decisions/0041).

-- CreateTable
CREATE TABLE "PaymentAccount" (
    "id" SERIAL NOT NULL,
    "platform" "PaymentPlatform" NOT NULL,
    "label" TEXT NOT NULL,
    "accountName" TEXT NOT NULL,
    "accountNumber" TEXT NOT NULL DEFAULT '',
    "qrFileId" INTEGER,
    "instructions" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentAccountProduct" (
    "accountId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,

    CONSTRAINT "PaymentAccountProduct_pkey" PRIMARY KEY ("accountId","productId")
);

-- CreateIndex
CREATE INDEX "PaymentAccount_position_id_idx" ON "PaymentAccount"("position", "id");

-- CreateIndex
CREATE INDEX "PaymentAccount_qrFileId_idx" ON "PaymentAccount"("qrFileId");

-- CreateIndex
CREATE INDEX "PaymentAccountProduct_productId_idx" ON "PaymentAccountProduct"("productId");

-- AddForeignKey
ALTER TABLE "PaymentAccount" ADD CONSTRAINT "PaymentAccount_qrFileId_fkey" FOREIGN KEY ("qrFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAccountProduct" ADD CONSTRAINT "PaymentAccountProduct_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PaymentAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAccountProduct" ADD CONSTRAINT "PaymentAccountProduct_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
