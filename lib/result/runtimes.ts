/**
 * Every runtime that a result file may name: one id for each colour on the site. `other` is what is no PHP runtime.
 * The colour token is a custom property of the style sheet.
 */
export const RUNTIMES = Object.freeze(
  Object.fromEntries(
    Object.entries({
      'php-fpm': 'PHP-FPM',
      'php-fpm-nginx': 'PHP-FPM + nginx',
      'php-cli-server': 'PHP built-in server',
      apache: 'Apache mod_php',
      'nginx-unit': 'NGINX Unit',
      'ngx-php': 'ngx_php',
      appserver: 'appserver.io',
      swoole: 'Swoole',
      'swoole-nts': 'Swoole NTS',
      'swoole-zts': 'Swoole ZTS',
      openswoole: 'OpenSwoole',
      swow: 'Swow',
      hyperf: 'Hyperf',
      roadrunner: 'RoadRunner',
      frankenphp: 'FrankenPHP',
      'frankenphp-octane': 'FrankenPHP Octane',
      trueasync: 'TrueAsync',
      'laravel-spawn': 'laravel-spawn',
      'symfony-spawn': 'symfony-spawn',
      amphp: 'AMPHP',
      reactphp: 'ReactPHP',
      workerman: 'Workerman',
      webman: 'webman',
      adapterman: 'Adapterman',
      mark: 'mark',
      fiber: 'PHP Fibers',
      nexus: 'Nexus',
      pfp: 'pfp',
      phpspy: 'phpspy',
      excimer: 'Excimer',
      other: 'other',
    }).map(([id, label]) => [id, Object.freeze({label, colourToken: `--runtime-${id}`})]),
  ),
);
