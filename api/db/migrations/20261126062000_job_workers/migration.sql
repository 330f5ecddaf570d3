-- CreateTable
CREATE TABLE "JobWorker" (
    "id" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobWorker_pkey" PRIMARY KEY ("id")
);

