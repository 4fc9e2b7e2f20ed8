import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ObjectStorage } from './storage.ts';
import { UPLOAD_SECONDS } from './upload-origin.server.ts';

export interface S3Options {
  /** Address of the service as the shop and browsers reach it, e.g. `https://s3.eu-central-2.amazonaws.com`. */
  endpoint: string;
  region: string;
  /** Absent: what the machine's role allows. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Whether buckets are in the path instead of the host name, as most S3-like servers want it. */
  pathStyle: boolean;
}

/** ms for a connection, and for an answer without a byte. */
const CONNECT_TIMEOUT = 3_000;
const ANSWER_TIMEOUT = 15_000;

function clientOf({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Options): S3Client {
  const config: S3ClientConfig = {
    endpoint,
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, requestTimeout: ANSWER_TIMEOUT },
    // A browser that PUTs a file does not add the SDK's checksums, and S3-like servers do not know all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  if (accessKeyId && secretAccessKey) config.credentials = { accessKeyId, secretAccessKey };
  return new S3Client(config);
}

/** Stores files in a service that speaks the S3 API; buckets are made by anyone who runs it. */
export function createS3Storage(options: S3Options): ObjectStorage {
  const client = clientOf(options);
  return {
    async signUpload({ bucket, key, contentType, bytes }) {
      const expiresAt = new Date(Date.now() + UPLOAD_SECONDS * 1000);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: bytes,
      });
      // Type and length are part of the signature: another file than the one that was announced is refused.
      const signableHeaders = new Set(['content-type', ...(bytes === undefined ? [] : ['content-length'])]);
      return { url: await getSignedUrl(client, command, { expiresIn: UPLOAD_SECONDS, signableHeaders }), expiresAt };
    },
    async put(bucket, key, body, contentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }));
    },
    async get(bucket, key, maxBytes) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (!Body) return null;
        if (ContentLength !== undefined && ContentLength > maxBytes) {
          await Body.transformToWebStream().cancel();
          return 'too-large';
        }
        const bytes = Buffer.from(await Body.transformToByteArray());
        return bytes.length > maxBytes ? 'too-large' : bytes;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async *list(bucket, prefix) {
      let from: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await client.send(command);
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        }
        from = NextContinuationToken;
      } while (from);
    },
    async remove(bucket, key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
