import { Prisma, type PrismaClient } from '~/generated/prisma/client.ts';

/** What a use case needs to work inside or outside a transaction. */
export type Database = Omit<Prisma.TransactionClient, '$transaction'>;

/**
 * A client whose transactions are functions. Prisma sends a list of statements, `$transaction([…])`, at the end of the
 * tick together with lists of others, in the name of the person who came first.
 */
export type SingleReads = Omit<PrismaClient, '$transaction'> & {
  $transaction<Result>(
    work: (transaction: Database) => Promise<Result>,
    options?: { maxWait?: number; timeout?: number; isolationLevel?: Prisma.TransactionIsolationLevel },
  ): Promise<Result>;
};

interface Where {
  where: Record<string, unknown>;
}

/**
 * A unique key of several columns, `{ user_name: { user, name } }`, as conditions of its columns. No field has a `_`
 * in its name.
 */
function withPlainKeys<Args>(args: Args): Args {
  const { where } = args as Where;
  const conditions = Object.entries(where).map(([field, value]) => (field.includes('_') ? value : { [field]: value }));
  return { ...args, where: Object.assign({}, ...conditions) as unknown };
}

interface Reads {
  findFirst(args: unknown): unknown;
  findFirstOrThrow(args: unknown): unknown;
}

/**
 * Lets each `findUnique` ask for itself, as `findFirst`. Prisma gathers those of one tick and asks for all of them at
 * once, on the connection of the person who came first: that shows rows of one instance, and the others would not find
 * theirs (decision 110).
 */
export function singleReads(client: PrismaClient): SingleReads {
  const extension = Prisma.defineExtension({
    name: 'single reads',
    model: {
      $allModels: {
        findUnique<Args>(this: unknown, args: Args) {
          return (Prisma.getExtensionContext(this) as Reads).findFirst(withPlainKeys(args));
        },
        findUniqueOrThrow<Args>(this: unknown, args: Args) {
          return (Prisma.getExtensionContext(this) as Reads).findFirstOrThrow(withPlainKeys(args));
        },
      },
    },
  });
  // Arguments and results are those of Prisma's own methods.
  return client.$extends(extension) as unknown as SingleReads;
}
