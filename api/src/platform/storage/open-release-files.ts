import { join } from 'node:path';
import type { AppConfig } from '../config.ts';
import { releaseBucket } from './release-bucket.ts';
import type { ReleaseFiles } from './release-files.ts';
import { releaseFolder } from './release-folder.ts';
import { createBucket } from './s3.ts';

/** Opens the configured bucket, else a folder beside the uploads. */
export function openReleaseFiles(config: AppConfig): ReleaseFiles {
  const isQuick = config.NODE_ENV !== 'production';
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    const keys = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
    return releaseBucket(
      createBucket({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION ?? 'us-east-1', ...keys }),
      isQuick,
    );
  }
  const folder = (name: string) => join(config.DATA_DIR, name);
  return releaseFolder(folder('releases'), folder('release-uploads'), folder('release-maps'), isQuick);
}
