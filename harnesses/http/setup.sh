#!/usr/bin/env bash
# Installs what the HTTP harness runs, on a fresh Debian 12 or later, without asking. Safe to run again.
# `setup.sh databases` also installs what "run connect" compares PostgreSQL with: PgBouncer and MariaDB.
# `setup.sh suspends` also installs what "run suspends" calls: MariaDB, Redis, PHP's extensions for them, and clients.
set -euo pipefail
cd "$(dirname "$0")"

if [ "$(uname -s)" != Linux ] || ! command -v apt-get >/dev/null; then
  echo "setup.sh is for Debian. Elsewhere install PHP 8.2+ (cli, fpm, pgsql), PostgreSQL, nginx, Composer and Node 20.19+, then run: composer install --no-dev in runtimes/{factorial,amphp,reactphp}, and php app/generate.php" >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" != 0 ]; then
  as_root=(sudo)
fi

php_version="$(apt-cache depends php-cli 2>/dev/null | sed -n 's/.*Depends: php\([0-9.]*\)-cli.*/\1/p' | head -n 1)"
if [ -z "$php_version" ]; then
  "${as_root[@]}" apt-get update -q
  php_version="$(apt-cache depends php-cli | sed -n 's/.*Depends: php\([0-9.]*\)-cli.*/\1/p' | head -n 1)"
fi
packages=("php${php_version}-cli" "php${php_version}-fpm" "php${php_version}-pgsql" "php${php_version}-opcache"
  "php${php_version}-xml" "php${php_version}-mbstring" "php${php_version}-curl"
  nginx-light postgresql postgresql-client composer unzip git util-linux)
if [ "${1:-}" = databases ]; then
  packages+=("php${php_version}-mysql" pgbouncer mariadb-server)
fi
if [ "${1:-}" = suspends ]; then
  packages+=("php${php_version}-mysql" "php${php_version}-sqlite3" php-redis php-mongodb
    mariadb-server redis-server openssl)
fi
missing=()
wanted=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
# Programs count, wherever they come from: a machine may have its own PostgreSQL or Composer.
has() { command -v "$1" >/dev/null || [ -x "/usr/sbin/$1" ] || ls /usr/lib/postgresql/*/bin/"$1" >/dev/null 2>&1; }
for package in "${missing[@]}"; do
  case "$package" in
    postgresql) has initdb || wanted+=("$package") ;;
    postgresql-client) has psql || wanted+=("$package") ;;
    composer) has composer || wanted+=("$package") ;;
    pgbouncer) has pgbouncer || wanted+=("$package") ;;
    mariadb-server) has mariadbd || wanted+=("$package") ;;
    redis-server) has redis-server || wanted+=("$package") ;;
    nginx-light) has nginx || wanted+=("$package") ;;
    *) wanted+=("$package") ;;
  esac
done
if [ "${#wanted[@]}" -gt 0 ]; then
  echo "Installing: ${wanted[*]}"
  "${as_root[@]}" apt-get update -q
  # The harness starts its own servers on ports of its own; the packages' services stay off.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${wanted[@]}"
fi

export COMPOSER_ALLOW_SUPERUSER=1
for runtime in factorial amphp reactphp; do
  composer install --no-dev --no-interaction --no-progress --optimize-autoloader --working-dir "runtimes/$runtime"
done
if [ "${1:-}" = suspends ]; then
  # Without these packages what needs them is reported absent.
  composer install --no-dev --no-interaction --no-progress --optimize-autoloader --working-dir suspends ||
    echo "The clients of Amp and ReactPHP are left out: Composer names above what it couldn't find."
fi
# Not every registry has every package of a framework: the rest works without that application.
for application in symfony laravel laravel11 laravel11-grown; do
  if ! composer install --no-dev --no-interaction --no-progress --optimize-autoloader --working-dir "applications/$application"; then
    echo "Application $application is left out: Composer names above what it couldn't find."
  fi
done
# Runtimes of which not every registry has the packages, and which need an extension besides.
for runtime in symfony-swoole; do
  composer install --no-dev --no-interaction --no-progress --optimize-autoloader --working-dir "runtimes/$runtime" ||
    echo "Runtime $runtime is left out: Composer names above what it couldn't find."
done
# The probe's own tests need its development packages.
composer install --no-interaction --no-progress --working-dir ../probe
php app/generate.php
./run doctor
