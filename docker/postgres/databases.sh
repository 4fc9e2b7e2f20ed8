#!/bin/sh
# Runs once, on an empty data folder: the second database, for Strapi. The first one is POSTGRES_DB.
set -eu
psql --variable=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --command 'CREATE DATABASE velory_cms'
