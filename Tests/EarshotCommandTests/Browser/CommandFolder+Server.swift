extension CommandFolder {
  /// A small server of the folder's files.
  ///
  /// `/to/ADDRESS` leads there, `/echo` shows which languages the browser asks for, and `/status/N` is the index
  /// answered with that status. The file `log` holds the path of each request, behind `POST ` of one that sends;
  /// `cookies` the paths of those that do not, with their cookies.
  private static let server = """
    import http.server, sys, urllib.parse
    class Server(http.server.SimpleHTTPRequestHandler):
      def do_GET(self):
        with open('log', 'a') as log: log.write(self.path + '\\n')
        with open('cookies', 'a') as log: log.write('%s %s\\n' % (self.path, self.headers.get('Cookie')))
        if self.path.startswith('/to/'):
          self.send_response(302)
          self.send_header('Location', urllib.parse.unquote(self.path[4:]))
          self.end_headers()
        elif self.path == '/echo' or self.path.startswith('/status/'):
          status = 200 if self.path == '/echo' else int(self.path[8:])
          page = ('<p>%s' % self.headers.get('Accept-Language')).encode()
          if status != 200: page = open('index.html', 'rb').read()
          self.send_response(status)
          self.send_header('Content-Type', 'text/html; charset=utf-8')
          self.end_headers()
          self.wfile.write(page)
        else: super().do_GET()
      def do_POST(self):
        with open('log', 'a') as log: log.write('POST ' + self.path + '\\n')
        self.rfile.read(int(self.headers.get('Content-Length') or 0))
        self.send_response(204)
        self.end_headers()
      def log_message(self, *arguments): pass
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Server)
    open('port', 'w').write(str(server.server_address[1]))
    server.serve_forever()
    """

  /// Runs a command of the shell in the folder while a server shows its files.
  ///
  /// In it `$EARSHOT` is the program and `$SITE` the server's address, `http://localhost:PORT`; `$PORT` is its port, at
  /// which it is `127.0.0.1` as well. Files may hold `{SITE}` in its place. Without Python nothing is run.
  func served(_ command: String) throws -> Earshot.Outcome {
    try write("server.py", Self.server)
    return try shell(
      """
      command -v python3 > /dev/null || exit 0
      timeout 900 python3 server.py > server.out 2>&1 & server=$!
      trap 'kill $server' EXIT
      for i in $(seq 1200); do [ -s port ] && break; sleep 0.05; done
      PORT=$(cat port); export PORT SITE="http://localhost:$PORT"
      for file in *; do [ -f "$file" ] && sed -i "s|{SITE}|$SITE|g" "$file"; done
      \(command)
      """)
  }
}
