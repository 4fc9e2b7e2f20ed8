import { required } from '../src/platform/environment';

export default () => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: required('DATABASE_URL') },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 30_000,
  },
});
